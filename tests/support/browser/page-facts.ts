import type { Page } from 'playwright-core';

/** Metadata and visible texts of an open page. */
export interface PageFacts {
  title: string;
  lang: string;
  /** Contents of <meta> by name or property, and URLs of <link> by rel. Values of one name are joined by line breaks. */
  meta: Record<string, string>;
  links: Record<string, string>;
  structuredData: string[];
  /** All visible text, in lower case with single spaces. */
  shown: string;
  /** Levels of the headings in order, 1 to 6. */
  headings: number[];
  /** Markup of pictures that neither have a name nor are hidden from screen readers by an empty `alt`. */
  namelessPictures: string[];
}

export function pageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const byName = <E extends Element>(elements: E[], name: (element: E) => string | null, value: (element: E) => string) => {
      const found: Record<string, string> = {};
      for (const element of elements) {
        const key = name(element) ?? '';
        found[key] = key in found ? `${found[key]}\n${value(element)}` : value(element);
      }
      return found;
    };
    const isHidden = (element: Element) => element.closest('[aria-hidden=true]') !== null;
    const hasName = (element: Element) => {
      const named = element.closest('[role=img], svg, img');
      const label = named?.getAttribute('aria-label') ?? named?.getAttribute('alt') ?? named?.querySelector(':scope > title')?.textContent;
      return Boolean(label?.trim()) && (named?.tagName === 'IMG' || named?.getAttribute('role') === 'img');
    };
    return {
      title: document.title,
      lang: document.documentElement.lang,
      meta: byName(
        all<HTMLMetaElement>('meta[content]'),
        (meta) => meta.getAttribute('name') ?? meta.getAttribute('property'),
        (meta) => meta.content,
      ),
      links: byName(
        all<HTMLLinkElement>('link[rel]'),
        (link) => link.rel,
        (link) => link.href,
      ),
      structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text is left out on purpose
      shown: document.body.innerText.replace(/\s+/g, ' ').toLowerCase(),
      headings: all('h1, h2, h3, h4, h5, h6')
        // A page with several states has a heading for each.
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.tagName.slice(1))),
      namelessPictures: all('svg, img:not([alt=""]), canvas, [role=img]')
        .filter((picture) => !picture.parentElement?.closest('svg') && !isHidden(picture) && !hasName(picture))
        .map((picture) => picture.outerHTML.slice(0, 160)),
    };
  });
}

/** Returns how many CSS pixels the page overflows its window, at each width. */
export async function overflowAt(page: Page, widths: readonly number[]): Promise<Record<number, number>> {
  const overflow: Record<number, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    overflow[width] = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }
  return overflow;
}
