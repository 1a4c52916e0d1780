import { textsOf } from '../../content/checks/content-files.ts';
import { unconfirmed } from '../../content/checks/unconfirmed.ts';
import { type Content, loadContent } from '../../content/load.ts';
import { ContentError, problemText } from '../../content/read/content-error.ts';
import { type ConfirmGroup, confirmGroups } from '../../content/schema/to-confirm.ts';
import { type Finding, fail, isReservedHost, pass, warn } from './finding.ts';

/** Checks the content for mistakes, placeholders and unconfirmed entries. @param folder the content folder */
export function checkContent(folder: string): Finding[] {
  try {
    const content = loadContent(folder);
    const unfinished = [...placeholders(content), ...invented(content)];
    if (unfinished.length === 0) unfinished.push(pass('Nothing in the content is a placeholder.'));
    return [pass('The content has no mistakes.'), ...unfinished, ...confirmations(content), securityContact(content), ...social(content)];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => fail(`${problemText(problem)}.`, 'The site cannot be built before it is put right.'));
  }
}

function placeholders({ agency: { phone, email, website, name, address } }: Content): Finding[] {
  const [, domain = ''] = email.address.split('@');
  const findings: Finding[] = [];
  const report = (field: string, what: string) =>
    findings.push(fail(`${what} is a placeholder.`, `Put a real one into content/agency.yaml under ${field}, with placeholder: false.`));
  // A number of only zeros after the country code.
  if (phone.placeholder || /^\+\d{1,3}[\s0]*$/.test(phone.number)) report('phone', `The phone number ${phone.number}`);
  if (email.placeholder || isReservedHost(domain)) report('email', `The e-mail address ${email.address}`);
  if (website.placeholder || isReservedHost(new URL(website.address).hostname))
    report('website', `The website's address ${website.address}, which the PDFs carry,`);
  if (phone.placeholder && email.placeholder)
    findings.push(
      warn(
        `The agency is called ${name}, at ${address.lines.join(', ')}: the name and the address that the site was made with.`,
        'Put your own into content/agency.yaml if they are others.',
      ),
    );
  return findings;
}

const kinds = {
  person: { name: 'people', fix: 'Put those who really lead the agency there, with their consent.' },
  quote: { name: 'quotes by people', fix: 'Put what a client has really said there, with their consent.' },
  address: { name: 'addresses', fix: 'Put the real ones there.' },
} as const;

/** Reports each file that still has invented words. */
function invented(content: Content): Finding[] {
  const texts = textsOf(content);
  const remaining = content.placeholders.invented.filter(({ file, says }) =>
    texts.some((each) => each.file === file && each.text.includes(says)),
  );
  const files = Map.groupBy(remaining, ({ file, what }) => `${file} ${what}`);
  return [...files.values()].map((entries) => {
    const [{ file, what }] = entries as [(typeof remaining)[number]];
    const words = entries.map(({ says }) => says).join('; ');
    return fail(`content/${file} has ${kinds[what].name} that were invented: ${words}.`, kinds[what].fix);
  });
}

/** Reports entries that the owner has not confirmed, by group: page, place in the content and first words of each entry. */
function confirmations(content: Content): Finding[] {
  const byGroup = Map.groupBy(unconfirmed(content), ({ group }) => group);
  if (byGroup.size === 0) return [pass('Everything in the content that has to be confirmed is confirmed.')];
  return (Object.keys(confirmGroups) as ConfirmGroup[]).flatMap((group): Finding[] => {
    const entries = byGroup
      .get(group)
      ?.map(({ page, file, field, words }) => `${page} (${[file, field].filter(Boolean).join(': ')}): ${words}`);
    if (!entries) return [];
    const { name, question } = confirmGroups[group];
    const fix = `${question} Where it is so, add confirmed: { by: name, on: date } to the entry.`;
    return [{ level: 'confirm', what: `${name} (${entries.length})`, fix, entries }];
  });
}

/** Days before the expiry from which on to warn, and the longest validity in days that RFC 9116 advises. */
const SOON = 30;
const LONGEST = 366;

/** Checks the expiry date of /.well-known/security.txt: after it, researchers must treat the address as outdated. */
function securityContact({ agency: { security } }: Content): Finding {
  const days = Math.floor((Date.parse(`${security.expires}T23:59:59Z`) - Date.now()) / 86_400_000);
  if (days >= SOON && days <= LONGEST) return pass(`/.well-known/security.txt is right until ${security.expires}.`);
  const fix =
    'Put a day within the next year into content/agency.yaml under security: expires, when the e-mail address there is still read.';
  if (days < 0) return fail(`/.well-known/security.txt has expired on ${security.expires}.`, fix);
  return warn(`/.well-known/security.txt expires on ${security.expires}, ${days < SOON ? 'which is soon' : 'in more than a year'}.`, fix);
}

function social({ agency }: Content): Finding[] {
  const without = agency.social.filter(({ href }) => !href).map(({ name }) => name);
  if (without.length === 0) return [];
  const what = `${without.join(', ')} ${without.length === 1 ? 'has no address: it is' : 'have no address: they are'} shown without a link.`;
  return [warn(what, 'Add href: https://… under social in content/agency.yaml where there is a profile.')];
}
