import { entriesOf } from '../agreed.ts';
import type { Content } from '../content.ts';
import { pathOf } from '../pages.ts';
import type { Problem } from '../read/content-error.ts';
import { routes } from '../routes.ts';
import { measures } from '../schema/parts.ts';
import { type TextField, textsOf } from './content-files.ts';

/** Files, other than pages, that links may lead to. */
const plainFiles = ['/sitemap.xml', '/robots.txt', '/llms.txt'];

/** Finds links to missing pages and references to missing entries. */
export function checkReferences(content: Content): Problem[] {
  const targets = new Set([...routes(content).map(({ path }) => path), ...plainFiles]);
  // An answer about a document without a page, such as an owner's PDF, waits for it.
  const documents = [...content.resources, ...content.caseStudies].map(({ slug }) => pathOf('documents', slug));
  const subjects = new Set([...targets, ...documents]);
  return [
    ...textsOf(content).flatMap((field) => [
      ...checkLinks(field, field.meta.role === 'subject' ? subjects : targets),
      ...checkEntry(field, content),
    ]),
    ...checkPrivacy(content),
    ...checkCards(content),
    ...checkCalculator(content),
    ...checkNames(content),
  ];
}

/** Where a Markdown text leads: links, pictures, and addresses that stand alone or below the text. */
const destinations = /\]\(\s*<?([^)\s>]*)|^ {0,3}\[[^\]\n]+\]:\s*<?(\S*)|<([a-z][a-z0-9+.-]*:[^>\s]*)>/gim;
/** Escapes are refused too, because they can hide what an address leads to. */
const allowedLink = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)(?!.*&#?\w+;)/i;
const linkForms = 'write an address of this site such as /contact, or one that begins with https://, mailto: or tel:';

/** Checks a link, or the Markdown links in a text. */
function checkLinks({ file, path, text, meta }: TextField, targets: ReadonlySet<string>): Problem[] {
  const isAddress = meta.role === 'link' || meta.role === 'subject';
  const links = isAddress ? [text] : [...text.matchAll(/\]\((\/[^()]*)\)/g)].map((match) => match[1] as string);
  const unsafe = meta.role === 'markdown' ? [...text.matchAll(destinations)].flatMap((match) => match.slice(1).find(Boolean) ?? []) : [];
  const wrong = unsafe.filter((link) => !allowedLink.test(link));
  if (wrong.length > 0)
    return wrong.map((link) => ({ file, path, what: `leads to ${link}, which browsers would not open`, fix: linkForms }));
  return links
    .filter((link) => !targets.has(link.split('#')[0] as string))
    .map((missing) => ({ file, path, what: `leads to ${missing}, which is no page`, fix: 'correct the address', missing }));
}

/** Checks the name of an entry. */
function checkEntry({ file, path, text, meta: { ref } }: TextField, content: Content): Problem[] {
  const slugs = ref ? entriesOf(content, ref).map(({ slug }) => slug) : [text];
  if (slugs.includes(text)) return [];
  const missing = `${ref}/${text}`;
  const where = ref === 'agreed-figures' ? 'such figure in content/agreed-figures.yaml' : `content/${missing}.yaml`;
  return [{ file, path, what: `names "${text}", but there is no ${where}`, fix: `use one of ${slugs.join(', ')}`, missing }];
}

function checkPrivacy({ pages, privacyElsewhere }: Content): Problem[] {
  const paragraphs = pages.privacy.text.split(/\n{2,}/);
  return privacyElsewhere.paragraphs.flatMap(({ begins }, index) => {
    if (paragraphs.filter((paragraph) => paragraph.trim().startsWith(begins)).length === 1) return [];
    const what = 'begins no paragraph of pages/privacy.md, or several';
    return [{ file: 'privacy-elsewhere.yaml', path: ['paragraphs', index, 'begins'], what, fix: 'write the first words of one' }];
  });
}

/** An industry's page must have a card for each service that its case study uses. */
function checkCards({ industries, caseStudies, services }: Content): Problem[] {
  return industries.flatMap(({ slug, proof, features }) => {
    const onCards = features.items.map(({ service }) => service);
    const used = caseStudies.find((study) => study.slug === proof.caseStudy)?.services ?? [];
    return used
      .filter((name) => services.some((service) => service.slug === name) && !onCards.includes(name))
      .map((service) => ({
        file: `industries/${slug}.yaml`,
        path: ['features', 'items'],
        what: `has no card of ${service}, which ${proof.caseStudy} uses`,
        fix: 'add one, or name another case study',
      }));
  });
}

function checkCalculator({ calculator, services }: Content): Problem[] {
  return calculator.options.flatMap((option, index) => {
    const service = services.find(({ slug }) => slug === option);
    if (!service || service.results.items.some((result) => result.measures)) return [];
    const what = `is ${option}, which publishes no figure for sales or margin (measures: ${measures.join(', ')})`;
    return [{ file: 'calculator.yaml', path: ['options', index], what, fix: 'remove it' }];
  });
}

/** Checks names of people, cities and categories, which are entries of lists. */
function checkNames({ pages, resources }: Content): Problem[] {
  const cities = pages.globalPresence.offices.map(({ city }) => city);
  const members = pages.team.members.map(({ name }) => name);
  const categories = pages.resources.categories.map(({ slug }) => slug);
  const rows = [
    ...pages.team.members.map(({ office }, index) => ({
      ...{ file: 'pages/team.yaml', path: ['members', index, 'office'], text: office, known: cities, why: 'where we have no office' },
    })),
    {
      ...{ file: 'pages/contact.yaml', path: ['who', 'name'], text: pages.contact.who.name },
      ...{ known: members, why: 'who is not in pages/team.yaml' },
    },
    ...resources.map(({ slug, category }) => ({
      ...{ file: `resources/${slug}.yaml`, path: ['category'], text: category },
      ...{ known: categories, why: 'which pages/resources.yaml does not list' },
    })),
  ];
  return rows
    .filter(({ text, known }) => !known.includes(text))
    .map(({ file, path, text, known, why }) => ({ file, path, what: `is "${text}", ${why}`, fix: `use one of ${known.join(', ')}` }));
}
