import { type Unconfirmed, unconfirmed } from '../../content/checks/unconfirmed.ts';
import type { Content } from '../../content/load.ts';
import type { ConfirmGroup } from '../../content/schema/to-confirm.ts';
import { type Finding, pass } from './finding.ts';

/** Name of each group, and the question to answer before confirming an entry. */
const groups: Record<ConfirmGroup, { name: string; fix: string }> = {
  person: { name: 'People', fix: 'Are these the people, with their own words about them, and do they consent?' },
  quote: { name: 'Quotes', fix: 'Has this person said this, and may it be published with name and company?' },
  place: { name: 'Cities and addresses', fix: 'Is there such an office, and does it do this?' },
  story: {
    name: 'Case studies',
    fix: 'Did it happen so: the client, the challenge, the steps, the dates, what the return is a percentage of?',
  },
  history: { name: 'History', fix: 'Is the year right, and did it happen so?' },
  figure: { name: 'What figures measure', fix: 'Is the figure one of this, measured so?' },
  plan: { name: 'How the work goes', fix: 'Is this how a project goes: who does what, when, and what the client receives?' },
  technical: { name: 'What the systems can do', fix: 'Can they do this today, and will they for every client who reads it?' },
  terms: { name: 'What clients are promised', fix: 'Will every contract keep to this, about time, data and support?' },
  holiday: { name: 'Holidays', fix: 'Does the office keep these days, and is any missing? An answer is promised within two working days.' },
  legal: { name: 'Legal texts', fix: 'Has a lawyer read the text as it stands? Write the name of the lawyer.' },
  document: { name: 'Documents', fix: 'Is what this PDF advises and tells so, from its first page to its last?' },
  answer: { name: 'What the assistant says and no page says', fix: 'Would you say this to a customer?' },
};

/** Reports entries that the owner has not confirmed, by group: page, place in the content and first words of each entry. */
export function checkConfirmations(content: Content): Finding[] {
  const byGroup = Map.groupBy(unconfirmed(content), ({ group }) => group);
  if (byGroup.size === 0) return [pass('Everything in the content that has to be confirmed is confirmed.')];
  return (Object.keys(groups) as ConfirmGroup[]).flatMap((group): Finding[] => {
    const entries = byGroup.get(group)?.map(describe);
    if (!entries) return [];
    const { name, fix: question } = groups[group];
    const fix = `${question} Where it is so, add confirmed: { by: name, on: date } to the entry.`;
    return [{ level: 'confirm', what: `${name} (${entries.length})`, fix, entries }];
  });
}

const describe = ({ page, file, field, words }: Unconfirmed) => `${page} (${[file, field].filter(Boolean).join(': ')}): ${words}`;
