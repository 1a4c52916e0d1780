import type { Content } from '../content.ts';
import type { Problem } from '../read/content-error.ts';
import { stringsOf } from '../read/strings-of.ts';
import { routes } from '../routes.ts';
import { measures } from '../schema/parts.ts';
import { contentFiles } from './content-files.ts';

/** Files, other than pages, that links may lead to. */
const plainFiles = ['/sitemap.xml', '/robots.txt', '/llms.txt'];

/** Finds links to missing pages and references to missing entries. */
export function checkReferences(content: Content): Problem[] {
  const problems: Problem[] = [];
  const validTargets = new Set([...routes(content).map(({ path }) => path), ...plainFiles]);

  for (const { file, value } of contentFiles(content)) {
    if (file === 'agreed-figures.yaml') continue;
    for (const { field, text } of stringsOf(value)) {
      const isLink = /(^|\.)href$/.test(field);
      const targets = isLink && text.startsWith('/') ? [text] : [...text.matchAll(/\]\((\/[^()]*)\)/g)].map((match) => match[1] as string);
      for (const target of targets) {
        if (!validTargets.has(target.split('#')[0] as string))
          problems.push({ file, field, message: `leads to ${target}, which is no page: correct the address` });
      }
    }
  }

  const paragraphs = content.pages.privacy.text.split(/\n{2,}/);
  for (const [index, { begins }] of content.privacyElsewhere.paragraphs.entries())
    if (paragraphs.filter((paragraph) => paragraph.trim().startsWith(begins)).length !== 1)
      problems.push({
        file: 'privacy-elsewhere.yaml',
        field: `paragraphs[${index}].begins`,
        message: 'begins no paragraph of pages/privacy.md, or several: write the first words of one',
      });

  const mustName = (file: string, field: string, names: readonly string[], entries: readonly { slug: string }[], folder: string) => {
    const slugs = entries.map(({ slug }) => slug);
    for (const name of names) {
      if (!slugs.includes(name))
        problems.push({
          file,
          field,
          message: `names "${name}", but there is no content/${folder}/${name}.yaml: use one of ${slugs.join(', ')}`,
        });
    }
  };
  for (const [folder, entries] of Object.entries({
    services: content.services,
    solutions: content.solutions,
    industries: content.industries,
  })) {
    for (const { slug, proof, features } of entries) {
      const file = `${folder}/${slug}.yaml`;
      mustName(file, 'proof.caseStudy', [proof.caseStudy], content.caseStudies, 'case-studies');
      const services = features.items.flatMap(({ service = [] }) => service);
      mustName(file, 'features.items', services, content.services, 'services');
    }
  }
  // An industry's page must have a card for each service that its case study uses.
  const services = content.services.map(({ slug }) => slug);
  for (const { slug, proof, features } of content.industries) {
    const onCards = features.items.map(({ service }) => service);
    const used = content.caseStudies.find((study) => study.slug === proof.caseStudy)?.services ?? [];
    for (const service of used.filter((name) => services.includes(name) && !onCards.includes(name)))
      problems.push({
        file: `industries/${slug}.yaml`,
        field: 'features.items',
        message: `has no card of ${service}, which ${proof.caseStudy} uses: add one, or name another case study`,
      });
  }
  for (const study of content.caseStudies) {
    const file = `case-studies/${study.slug}.yaml`;
    mustName(file, 'industry', [study.industry], content.industries, 'industries');
    mustName(file, 'services', study.services, content.services, 'services');
    mustName(file, 'resources', study.resources, content.resources, 'resources');
  }
  const { pages, calculator } = content;
  mustName('calculator.yaml', 'options', calculator.options, content.services, 'services');
  for (const [index, option] of calculator.options.entries()) {
    const results = content.services.find(({ slug }) => slug === option)?.results.items ?? [];
    if (!results.some((result) => result.measures))
      problems.push({
        file: 'calculator.yaml',
        field: `options[${index}]`,
        message: `is ${option}, which publishes no figure for sales or margin (measures: ${measures.join(', ')}): remove it`,
      });
  }
  mustName(
    'pages/home.yaml',
    'stories.items',
    pages.home.stories.items.map((item) => item.caseStudy),
    content.caseStudies,
    'case-studies',
  );
  mustName('pages/solutions.yaml', 'industries.order', pages.solutions.industries.order, content.industries, 'industries');
  mustName('pages/industries.yaml', 'order', pages.industries.order, content.industries, 'industries');
  mustName('pages/case-studies.yaml', 'order', pages.caseStudies.order, content.caseStudies, 'case-studies');
  mustName('pages/contact.yaml', 'form.sent.guide.resource', [pages.contact.form.sent.guide.resource], content.resources, 'resources');
  const cities = pages.globalPresence.offices.map(({ city }) => city);
  for (const [index, { office }] of pages.team.members.entries())
    if (!cities.includes(office))
      problems.push({
        file: 'pages/team.yaml',
        field: `members[${index}].office`,
        message: `is "${office}", where we have no office: use one of ${cities.join(', ')}`,
      });
  const members = pages.team.members.map(({ name }) => name);
  if (!members.includes(pages.contact.who.name))
    problems.push({
      file: 'pages/contact.yaml',
      field: 'who.name',
      message: `is "${pages.contact.who.name}", who is not in pages/team.yaml: use one of ${members.join(', ')}`,
    });
  mustName('pages/resources.yaml', 'order', pages.resources.order, content.resources, 'resources');

  const categories = pages.resources.categories.map(({ slug }) => slug);
  for (const { slug, category } of content.resources) {
    if (!categories.includes(category)) {
      problems.push({
        file: `resources/${slug}.yaml`,
        field: 'category',
        message: `is "${category}", which pages/resources.yaml does not list: use one of ${categories.join(', ')}`,
      });
    }
  }
  return problems;
}
