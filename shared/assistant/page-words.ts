import type { Content } from '../../content/load.ts';
import { textPages } from '../../content/pages.ts';
import { pageEntries } from '../../content/routes.ts';
import { withoutLinks } from '../format/without-links.ts';

/** Returns the searchable content of each page, by path. Some pages have only parts of their file, or parts of another file. */
export function pageWords(content: Content): Readonly<Record<string, unknown>> {
  const { agency, pages } = content;
  const { contact, resources, receipt } = pages;
  return {
    ...Object.fromEntries(pageEntries(content).map(({ route, value }) => [route.path, value])),
    '/': { ...pages.home, testimonials: undefined, stories: undefined },
    '/about': { ...pages.about, more: undefined },
    '/resources': { heading: resources.heading, lead: resources.lead, documents: content.resources.map(({ title }) => title) },
    '/contact': { heading: contact.heading, lead: contact.lead, labels: contact.labels, address: agency.address },
    '/contact/receipt': { heading: receipt.heading, lead: receipt.lead },
    ...Object.fromEntries(textPages.map((name) => [`/${name}`, { lead: pages[name].lead }])),
    ...Object.fromEntries(content.news.map(({ slug, text }) => [`/resources/${slug}`, { text: withoutLinks(text) }])),
    // The text of documents is searched separately (documentText) and gives no answers.
    ...Object.fromEntries(content.documents.map(({ slug }) => [`/resources/${slug}`, {}])),
    ...Object.fromEntries(resources.categories.map(({ slug, lead }) => [`/resources/category/${slug}`, { lead }])),
  };
}

/** Returns the content of each page, by path, with all of the page's file. The assistant's answers come from it. */
export function pageContents(content: Content): Readonly<Record<string, unknown>> {
  const { home, about, contact, resources, receipt } = content.pages;
  const whole = {
    '/': home,
    '/about': about,
    '/contact': contact,
    '/resources': resources,
    '/contact/receipt': receipt,
    ...Object.fromEntries(textPages.map((name) => [`/${name}`, content.pages[name]])),
  };
  return { ...pageWords(content), ...whole };
}
