/** Kinds of trouble that the owner is told of at once. */
export const troubleKinds = ['enquiries', 'quarantine', 'disk'] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** Something that somebody has to look at now. */
export type Trouble =
  /** Enquiries have waited too long for their mail, or were given up. */
  | { kind: 'enquiries'; waiting: number; failed: number; oldestAt: number; lastError: string | null }
  /** Much was put into quarantine in the last hour. */
  | { kind: 'quarantine'; count: number }
  /** The disk with DATA_DIR has hardly any room; in bytes. */
  | { kind: 'disk'; free: number; size: number };
