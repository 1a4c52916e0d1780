import type { Content } from './load.ts';

/** The checked content by the file it came from, for checks that look at every file. */
export function contentFiles(content: Content): { file: string; value: unknown; path?: string }[] {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { agency, navigation, labels, mail, chat, search, agreedFigures, calculator, instruments, pages, technology, assistant } = content;
  const entries = (folder: string, list: readonly { slug: string }[], base?: string) =>
    list.map((value) => ({ file: `${folder}/${value.slug}.yaml`, value, path: base && `${base}/${value.slug}` }));
  return [
    { file: 'agency.yaml', value: agency },
    { file: 'navigation.yaml', value: navigation },
    { file: 'labels.yaml', value: labels },
    { file: 'mail.yaml', value: mail },
    { file: 'chat.yaml', value: chat },
    { file: 'search.yaml', value: search },
    { file: 'agreed-figures.yaml', value: agreedFigures },
    { file: 'calculator.yaml', value: calculator },
    ...Object.entries(instruments).map(([name, value]) => ({ file: `instruments/${kebab(name)}.yaml`, value })),
    ...entries('services', content.services, '/services'),
    ...entries('solutions', content.solutions, '/solutions'),
    ...entries('industries', content.industries, '/solutions/industries'),
    ...entries('case-studies', content.caseStudies, '/case-studies'),
    ...entries('resources', content.resources),
    // A case study's document keeps to its subject; the others may quote any agreed figure.
    ...content.documents.map((value) => ({
      file: `documents/${value.slug}.yaml`,
      value,
      path: content.caseStudies.some(({ slug }) => slug === value.slug) ? `/case-studies/${value.slug}` : undefined,
    })),
    ...Object.entries(technology).map(([name, value]) => ({
      file: `technology/${kebab(name)}.yaml`,
      value,
      path: `/technology/${kebab(name)}`,
    })),
    { file: 'assistant/facts.yaml', value: { facts: assistant.facts } },
    { file: 'assistant/names.yaml', value: { names: assistant.names } },
    { file: 'assistant/synonyms.yaml', value: assistant.synonyms },
    { file: 'assistant/operators.yaml', value: assistant.operators },
    { file: 'assistant/conversation.yaml', value: assistant.conversation },
    { file: 'assistant/replies.yaml', value: assistant.replies },
    ...Object.entries(pages).map(([name, value]) => ({
      file: `pages/${kebab(name)}.${name === 'privacy' || name === 'terms' ? 'md' : 'yaml'}`,
      value,
    })),
  ];
}
