import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe } from 'vitest';
import { messageParameter } from '../../../shared/api/contact-link.ts';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import { expect, inject, test } from '../../support/browser/browser-test.ts';
import { builtFiles, builtPage, builtText, pageFile, sitemapPaths } from '../../support/built-site/built-site.ts';
import { linksIn, the } from '../../support/built-site/built-words.ts';
import { content, siteRoutes } from '../../support/content/site-routes.ts';

/** The origin that the build was made for; the tests ask the running server for the same paths. */
const origin = new URL(/^Sitemap: (.+)$/m.exec(builtText('robots.txt'))?.[1] as string).origin;
const profiles = [...content.agency.social, ...content.pages.team.members.flatMap(({ social }) => social)];

/** Internal addresses, each with the files that link to it, without other schemes and sites. */
function internal(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, href } of links()) {
    const page = file.endsWith('.html') ? `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}` : '/';
    const url = new URL(href, origin + page);
    if (url.origin !== origin) continue;
    const address = url.pathname + url.search + url.hash;
    found.set(address, (found.get(address) ?? new Set()).add(file));
  }
  return found;
}

describe('every link of the site', () => {
  test('inside the site leads to a page, and its fragment to an element there', async () => {
    const addresses = internal();
    expect(addresses.size).toBeGreaterThan(120);
    const broken: string[] = [];
    const idsOf = new Map<string, Set<string>>();
    for (const [address, files] of addresses) {
      const [path = '', fragment] = address.split('#');
      if (!idsOf.has(path)) {
        const answer = await fetch(inject('site') + path, { redirect: 'manual' });
        const ids = selectAll(
          '[id]',
          unified()
            .use(rehypeParse)
            .parse(await answer.text()),
        ).map(({ properties }) => String(properties.id));
        idsOf.set(path, new Set(ids));
        // Not-found pages link to their own fragments and answer 404.
        // A form is posted to `sendForm`, which answers a GET with 405.
        const status = path.endsWith('/404') ? 404 : path === emailPaths.sendForm ? 405 : 200;
        if (answer.status !== status) broken.push(`${path} answers ${answer.status}: ${[...files].join(', ')}`);
      }
      // This fragment is the message that the contact form begins with.
      if (path === '/contact' && fragment?.startsWith(`${messageParameter}=`)) continue;
      if (fragment && !idsOf.get(path)?.has(fragment)) broken.push(`${path} has no #${fragment}: ${[...files].join(', ')}`);
    }
    expect(broken).toEqual([]);
  });

  test('has a full address or no address, never an empty one', () => {
    const empty = anchors().filter(({ anchor }) => ['', '#'].includes(String(anchor.properties.href ?? 'none')));
    expect(empty.map(({ file, anchor }) => `${file}: ${textOf(anchor)}`)).toEqual([]);
  });

  test('without an address is a social profile that the owner left without one, or a placeholder', () => {
    const unaddressed = anchors().filter(({ anchor }) => anchor.properties.href === undefined);
    const { email, phone } = content.agency;
    const placeholders = [...(email.placeholder ? [email.address] : []), ...(phone.placeholder ? [phone.number] : [])];
    const names = new Set([...profiles.filter(({ href }) => !href).map(({ name }) => name as string), ...placeholders]);
    expect(unaddressed.length).toBeGreaterThan(0);
    expect(unaddressed.filter(({ anchor }) => !names.has(textOf(anchor))).map(({ file, anchor }) => `${file}: ${textOf(anchor)}`)).toEqual(
      [],
    );
  });

  test('to another site is a social profile of the owner', () => {
    const known = profiles.flatMap(({ href }) => href ?? []);
    const foreign = links().filter(({ href }) => /^(https?:)?\/\//.test(href) && new URL(href, origin).origin !== origin);
    expect(foreign.filter(({ href }) => !known.includes(href))).toEqual([]);
  });

  test('of any other kind is a mail to the agency or a call to it', () => {
    const { email, phone } = content.agency;
    // The icon of the page, a data: address, is not a link either.
    const others = links().filter(({ href }) => /^[a-z][a-z0-9+.-]*:/i.test(href) && !/^(https?|data):/.test(href));
    const [mails, rest] = [
      others.filter(({ href }) => href.startsWith('mailto:')),
      others.filter(({ href }) => !href.startsWith('mailto:')),
    ];
    if (email.placeholder) expect(mails).toEqual([]);
    else expect(mails.length).toBeGreaterThan(40);
    for (const { href } of mails) {
      const { pathname, searchParams } = new URL(href);
      expect(pathname).toBe(email.address);
      // Mail programs ignore parameters that they do not know.
      expect(['subject', 'body']).toEqual(expect.arrayContaining([...searchParams.keys()]));
      expect(href, 'a space stays a space in every mail program').not.toMatch(/[+ ]/);
    }
    const numbers = [...new Set(rest.map(({ href }) => href))];
    expect(numbers).toEqual(phone.placeholder ? [] : [expect.stringMatching(/^tel:\+\d{8,15}$/)]);
  });
});

test('the breadcrumb of a page ends with its parent and, marked as current, itself', () => {
  const below = siteRoutes.filter(({ parent }) => parent);
  expect(below.length).toBeGreaterThan(20);
  for (const { path, name, parent } of below) {
    const trail = the(selectAll('nav[aria-label="Breadcrumb"]', builtPage(pageFile(path))));
    expect(linksIn(trail).at(-1), path).toMatch(new RegExp(` → ${parent}$`));
    expect(selectAll('[aria-current=page]', trail).map(textOf), path).toEqual([name]);
  }
});

/** A link in a file of the built site. */
interface FoundLink {
  /** The built file. */
  file: string;
  href: string;
}

/** Anchors of every page, with and without href. */
function anchors(): { file: string; anchor: Element }[] {
  return builtFiles('.html').flatMap((file) => selectAll('a', builtPage(file)).map((anchor) => ({ file, anchor })));
}

/** Every URL in the site's pages and plain files: links, scripts, styles, fonts, pictures, Markdown links and the sitemap. */
function links(): FoundLink[] {
  const inPages = builtFiles('.html').flatMap((file) => addressesIn(builtPage(file)).map((href) => ({ file, href })));
  const inText = [...builtFiles('.md'), 'llms.txt'].flatMap((file) =>
    [...builtText(file).matchAll(/\]\(<?([^)>\s]+)>?(?: "[^"]*")?\)/g)].map(([, href]) => ({ file, href: href as string })),
  );
  const inRobots = [...builtText('robots.txt').matchAll(/^Sitemap: (.+)$/gm)].map(([, href]) => ({
    file: 'robots.txt',
    href: href as string,
  }));
  return [...inPages, ...inText, ...inRobots, ...sitemapPaths().map((href) => ({ file: 'sitemap.xml', href }))];
}

function addressesIn(page: Root): string[] {
  const addressed = selectAll('[href], [src], [action]', page).filter(({ tagName }) => tagName !== 'use');
  return addressed.map(({ properties }) => String(properties.href ?? properties.src ?? properties.action));
}
