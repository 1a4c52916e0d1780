import type { Content } from '../../content/load.ts';
import { textPages } from '../../content/pages.ts';
import { pageEntries } from '../../content/routes.ts';

/** Content of each page by path, for search and assistant. A few pages show only parts, or parts of another file. */
export function pageWords(content: Content): Readonly<Record<string, unknown>> {
  const { agency, pages } = content;
  const { contact, resources, receipt } = pages;
  return {
    ...Object.fromEntries(pageEntries(content).map(({ route, value }) => [route.path, value])),
    '/': { ...pages.home, testimonials: undefined, stories: undefined },
    '/about': { ...pages.about, more: undefined },
    '/resources': { heading: resources.heading, lead: resources.lead, documents: content.resources.map(({ title }) => title) },
    '/contact': { heading: contact.heading, lead: contact.lead, labels: contact.labels, address: agency.address, note: contact.form.note },
    '/contact/receipt': { heading: receipt.heading, lead: receipt.lead },
    ...Object.fromEntries(textPages.map((name) => [`/${name}`, { lead: pages[name].lead }])),
    // What documents say is found as a document's text, and is no answer by itself.
    ...Object.fromEntries(content.documents.map(({ slug }) => [`/resources/${slug}`, {}])),
    ...Object.fromEntries(resources.categories.map(({ slug, lead }) => [`/resources/category/${slug}`, { lead }])),
  };
}

/** Content of each page's own file, by path. */
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
