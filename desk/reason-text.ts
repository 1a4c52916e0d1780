const reasons: Readonly<Record<string, string>> = {
  robot: 'It filled in a field that people do not see.',
  'other-origin': 'It came from a page of another site.',
  'too-many': 'Too many came from one address within a minute.',
};

/** Why an enquiry was put into quarantine, in words. */
export const reasonText = (reason: string | null): string => reasons[reason ?? ''] ?? reason ?? 'No reason was kept.';
