import { textsOf } from '../../content/checks/content-files.ts';
import { unconfirmed } from '../../content/checks/unconfirmed.ts';
import { type Content, loadContent } from '../../content/load.ts';
import { ContentError, problemText } from '../../content/read/content-error.ts';
import { type ConfirmGroup, confirmGroups } from '../../content/schema/to-confirm.ts';
import { type Finding, fail, findingsOf, isReservedHost, pass, warn } from './finding.ts';

/**
 * Checks the content for mistakes, placeholders, unconfirmed entries, missing addresses of profiles, and the expiry of security.txt.
 * @param folder the content folder
 */
export function checkContent(folder: string): Finding[] {
  try {
    const content = loadContent(folder);
    return [pass('The content has no mistakes.'), ...checkAgency(content), ...invented(content), ...confirmations(content)];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => fail(`${problemText(problem)}.`, 'The site cannot be built before it is put right.'));
  }
}

/** Days before the expiry of security.txt from which on to warn, and the longest validity in days that RFC 9116 advises. */
const SOON = 30;
const LONGEST = 366;

function checkAgency({ agency: { phone, email, website, name, address, security, social } }: Content): Finding[] {
  const placeholder = (field: string, what: string) =>
    fail(`${what} is a placeholder.`, `Put a real one into content/agency.yaml under ${field}, with placeholder: false.`);
  const days = Math.floor((Date.parse(`${security.expires}T23:59:59Z`) - Date.now()) / 86_400_000);
  const expiry = `/.well-known/security.txt expires on ${security.expires}`;
  const renew =
    'Put a day within the next year into content/agency.yaml under security: expires, when the e-mail address there is still read.';
  const unlinked = social.filter(({ href }) => !href).map((profile) => profile.name);
  return findingsOf([
    // A number of only zeros after the country code.
    [phone.placeholder || /^\+\d{1,3}[\s0]*$/.test(phone.number), placeholder('phone', `The phone number ${phone.number}`)],
    [email.placeholder || isReservedHost(email.address.split('@')[1] ?? ''), placeholder('email', `The e-mail address ${email.address}`)],
    [
      website.placeholder || isReservedHost(new URL(website.address).hostname),
      placeholder('website', `The website's address ${website.address}, which the PDFs carry,`),
    ],
    [
      phone.placeholder && email.placeholder,
      warn(
        `The agency is called ${name}, at ${address.lines.join(', ')}: the name and the address that the site was made with.`,
        'Put your own into content/agency.yaml if they are others.',
      ),
    ],
    [days < 0, fail(`/.well-known/security.txt has expired on ${security.expires}.`, renew)],
    [days >= 0 && days < SOON, warn(`${expiry}, which is soon.`, renew)],
    [days >= SOON && days <= LONGEST, pass(`/.well-known/security.txt is right until ${security.expires}.`)],
    [days > LONGEST, warn(`${expiry}, in more than a year.`, renew)],
    [
      unlinked.length > 0,
      warn(
        `${unlinked.join(', ')} ${unlinked.length === 1 ? 'has no address: it is' : 'have no address: they are'} shown without a link.`,
        'Add href: https://… under social in content/agency.yaml where there is a profile.',
      ),
    ],
  ]);
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
