import { textsOf } from '../../content/checks/content-files.ts';
import { type Content, loadContent } from '../../content/load.ts';
import { ContentError, problemText } from '../../content/read/content-error.ts';
import { checkConfirmations } from './check-confirmations.ts';
import { type Finding, fail, pass, warn } from './finding.ts';
import { isReservedHost } from './is-reserved-host.ts';

/** Checks the content for mistakes and placeholders. @param folder the content folder */
export function checkContent(folder: string): Finding[] {
  try {
    const content = loadContent(folder);
    const unfinished = [...placeholders(content), ...invented(content)];
    if (unfinished.length === 0) unfinished.push(pass('Nothing in the content is a placeholder.'));
    return [
      pass('The content has no mistakes.'),
      ...unfinished,
      ...checkConfirmations(content),
      ...securityContact(content),
      ...social(content),
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => fail(`${problemText(problem)}.`, 'The site cannot be built before it is put right.'));
  }
}

/** Matches a telephone number of only zeros after the country code. */
const onlyZeros = /^\+\d{1,3}[\s0]*$/;

function placeholders({ agency }: Content): Finding[] {
  const { phone, email, address, website } = agency;
  const [, domain = ''] = email.address.split('@');
  const rules: readonly (readonly [isPlaceholder: boolean, what: string, fix: string])[] = [
    [
      phone.placeholder || onlyZeros.test(phone.number),
      `The phone number ${phone.number} is a placeholder.`,
      'Put the real one into content/agency.yaml under phone, with placeholder: false.',
    ],
    [
      email.placeholder || isReservedHost(domain),
      `The e-mail address ${email.address} is a placeholder.`,
      'Put one that you read into content/agency.yaml under email, with placeholder: false.',
    ],
    [
      website.placeholder || isReservedHost(new URL(website.address).hostname),
      `The website's address ${website.address}, which the PDFs carry, is a placeholder.`,
      'Put the real one into content/agency.yaml under website, with placeholder: false, and run npm run documents.',
    ],
  ];
  const findings = rules.flatMap(([isPlaceholder, what, fix]) => (isPlaceholder ? [fail(what, fix)] : []));
  if (phone.placeholder && email.placeholder)
    findings.push(
      warn(
        `The agency is called ${agency.name}, at ${address.lines.join(', ')}: the name and the address that the site was made with.`,
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

/** Days before the expiry from which on to warn, and the longest validity in days that RFC 9116 advises. */
const SOON = 30;
const LONGEST = 366;

/** Checks the expiry date of /.well-known/security.txt: after it, researchers must treat the address as outdated. */
function securityContact({ agency: { security } }: Content): Finding[] {
  const days = Math.floor((Date.parse(`${security.expires}T23:59:59Z`) - Date.now()) / 86_400_000);
  if (days >= SOON && days <= LONGEST) return [pass(`/.well-known/security.txt is right until ${security.expires}.`)];
  const fix =
    'Put a day within the next year into content/agency.yaml under security: expires, when the e-mail address there is still read.';
  if (days < 0) return [fail(`/.well-known/security.txt has expired on ${security.expires}.`, fix)];
  return [warn(`/.well-known/security.txt expires on ${security.expires}, ${days < SOON ? 'which is soon' : 'in more than a year'}.`, fix)];
}

function social({ agency }: Content): Finding[] {
  const without = agency.social.filter(({ href }) => !href).map(({ name }) => name);
  if (without.length === 0) return [];
  const isOne = without.length === 1;
  return [
    warn(
      `${without.join(', ')} ${isOne ? 'has' : 'have'} no address, and ${isOne ? 'is' : 'are'} shown as words without a link.`,
      'Add href: https://… under social in content/agency.yaml where there is a profile.',
    ),
  ];
}
