import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import type { z } from 'zod';
import { checkDocuments } from './check-documents.ts';
import { checkFigures } from './check-figures.ts';
import { checkPhotos } from './check-photos.ts';
import { checkReferences } from './check-references.ts';
import { checkUniqueness } from './check-uniqueness.ts';
import { ContentError, type Problem } from './content-error.ts';
import { inOrder } from './in-order.ts';
import { readFile } from './read-file.ts';
import { agency } from './schema/agency.ts';
import { agreedFigures } from './schema/agreed-figures.ts';
import * as assistant from './schema/assistant.ts';
import { calculator } from './schema/calculator.ts';
import { caseStudy } from './schema/case-study.ts';
import { chat } from './schema/chat.ts';
import { document } from './schema/document.ts';
import { facts } from './schema/facts.ts';
import * as instruments from './schema/instruments.ts';
import { labels } from './schema/labels.ts';
import { mail } from './schema/mail.ts';
import { navigation } from './schema/navigation.ts';
import { offer } from './schema/offer.ts';
import * as pages from './schema/pages.ts';
import { photoHosts } from './schema/photo.ts';
import { placeholders } from './schema/placeholders.ts';
import { resource } from './schema/resource.ts';
import { search } from './schema/search.ts';
import * as technology from './schema/technology.ts';
import { slug as slugRule } from './schema/words.ts';

/** A file of content with its name in addresses. */
export type Entry<T> = T & { slug: string };

/** Where the content stands when nothing else is said; every command runs from the project's root. */
const defaultFolder = () => process.env.CONTENT_DIR ?? resolve('content');

/**
 * All content, read and checked.
 * @param folder the content folder; without one, a process of the build takes what the build has checked already (CHECKED_CONTENT names the file)
 * @throws ContentError that lists every mistake with file, field and fix
 */
export function loadContent(folder?: string): Content {
  const checked = folder === undefined && process.env.CHECKED_CONTENT;
  return checked ? JSON.parse(readFileSync(checked, 'utf8')) : checkContent(folder ?? defaultFolder());
}

function checkContent(folder: string) {
  const problems: Problem[] = [];

  function one<S extends z.ZodType>(file: string, schema: S): z.output<S> {
    const read = readFile(folder, file, schema);
    if ('value' in read) return read.value;
    problems.push(...read.problems);
    return undefined as z.output<S>; // Never used: problems end the load below.
  }

  function markdown(file: string) {
    const read = readFile(folder, file, pages.legal);
    if ('value' in read) return { ...read.value, text: read.text ?? '' };
    problems.push(...read.problems);
    return undefined as never;
  }

  function namesIn(subfolder: string): string[] {
    try {
      return readdirSync(resolve(folder, subfolder))
        .filter((name) => !name.startsWith('.'))
        .sort();
    } catch {
      problems.push({ file: subfolder, field: '', message: 'is missing: add the folder with its files' });
      return [];
    }
  }

  /** Every YAML file of a subfolder, as entries named after their files. */
  function all<S extends z.ZodObject>(subfolder: string, schema: S): Entry<z.output<S>>[] {
    return namesIn(subfolder).flatMap((name) => {
      const file = `${subfolder}/${name}`;
      if (extname(name) !== '.yaml') {
        problems.push({ file, field: '', message: 'is not read: let its name end in .yaml, or move it out of the content' });
        return [];
      }
      const slug = basename(name, '.yaml');
      const rule = slugRule.safeParse(slug).error?.issues[0];
      if (rule) problems.push({ file, field: '', message: `has a name that cannot be an address: it ${rule.message}` });
      return [{ ...one(file, schema), slug }];
    });
  }

  const content = {
    agency: one('agency.yaml', agency),
    navigation: one('navigation.yaml', navigation),
    labels: one('labels.yaml', labels),
    photoHosts: one('photo-hosts.yaml', photoHosts),
    mail: one('mail.yaml', mail),
    placeholders: one('placeholders.yaml', placeholders),
    chat: one('chat.yaml', chat),
    search: one('search.yaml', search),
    agreedFigures: one('agreed-figures.yaml', agreedFigures),
    calculator: one('calculator.yaml', calculator),
    instruments: {
      frame: one('instruments/frame.yaml', instruments.frame),
      reorderLine: one('instruments/reorder-line.yaml', instruments.reorderLine),
      shelf: one('instruments/shelf.yaml', instruments.shelf),
      record: one('instruments/record.yaml', instruments.record),
      window: one('instruments/window.yaml', instruments.window),
      cone: one('instruments/cone.yaml', instruments.cone),
      scale: one('instruments/scale.yaml', instruments.scale),
      gates: one('instruments/gates.yaml', instruments.gates),
    },
    services: all('services', offer),
    solutions: all('solutions', offer),
    industries: all('industries', offer),
    caseStudies: all('case-studies', caseStudy),
    resources: all('resources', resource),
    documents: all('documents', document),
    technology: {
      aiMl: one('technology/ai-ml.yaml', technology.aiMl),
      ecommercePlatforms: one('technology/ecommerce-platforms.yaml', technology.ecommercePlatforms),
      integration: one('technology/integration.yaml', technology.integration),
    },
    assistant: {
      ...one('assistant/facts.yaml', facts),
      ...one('assistant/names.yaml', assistant.names),
      ...one('assistant/languages.yaml', assistant.languages),
      synonyms: one('assistant/synonyms.yaml', assistant.synonyms),
      operators: one('assistant/operators.yaml', assistant.operators),
      conversation: one('assistant/conversation.yaml', assistant.conversation),
      limits: one('assistant/limits.yaml', assistant.limits),
      replies: one('assistant/replies.yaml', assistant.replies),
    },
    pages: {
      home: one('pages/home.yaml', pages.home),
      services: one('pages/services.yaml', pages.services),
      solutions: one('pages/solutions.yaml', pages.solutions),
      comparison: one('pages/comparison.yaml', pages.comparison),
      industries: one('pages/industries.yaml', pages.industries),
      technology: one('pages/technology.yaml', pages.technology),
      about: one('pages/about.yaml', pages.about),
      team: one('pages/team.yaml', pages.team),
      journey: one('pages/journey.yaml', pages.journey),
      globalPresence: one('pages/global-presence.yaml', pages.globalPresence),
      caseStudies: one('pages/case-studies.yaml', pages.caseStudies),
      resources: one('pages/resources.yaml', pages.resources),
      contact: one('pages/contact.yaml', pages.contact),
      receipt: one('pages/receipt.yaml', pages.receipt),
      search: one('pages/search.yaml', pages.search),
      notFound: one('pages/not-found.yaml', pages.notFound),
      caseStudyNotFound: one('pages/case-study-not-found.yaml', pages.caseStudyNotFound),
      privacy: markdown('pages/privacy.md'),
      terms: markdown('pages/terms.md'),
    },
  };

  if (problems.length === 0)
    problems.push(
      ...checkReferences(content),
      ...checkDocuments(content),
      ...checkFigures(content),
      ...checkUniqueness(content),
      ...checkPhotos(content, folder),
    );
  if (problems.length > 0) throw new ContentError(problems);

  // The menu and the overview pages say the order; every other list follows them.
  const { pages: page } = content;
  const submenu = (href: string) =>
    content.navigation.main.find((entry) => entry.href === href)?.children?.map((child) => child.href) ?? [];
  return {
    ...content,
    services: inOrder(content.services, submenu('/services')),
    solutions: inOrder(content.solutions, submenu('/solutions')),
    industries: inOrder(content.industries, page.industries.order),
    caseStudies: inOrder(content.caseStudies, page.caseStudies.order),
    resources: inOrder(content.resources, page.resources.order),
  };
}

export type Content = ReturnType<typeof checkContent>;
