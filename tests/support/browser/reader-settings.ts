import type { Page } from 'playwright-core';

/** Text spacing of WCAG 2.2 (1.4.12). Drawings keep their own spacing. */
const wideText = `
  :not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * Applies the text spacing of WCAG, and restores the page afterwards.
 * @returns one line per fault: clipped words, newly overlapping words, and overflow of the page
 */
export function lostInWideText(page: Page): Promise<string[]> {
  return page.evaluate((rules) => {
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) =>
      styles.get(element) ?? (styles.set(element, getComputedStyle(element)).get(element) as CSSStyleDeclaration);
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
    /** Lines of text with their visible boxes; visually hidden text is 1 px large. */
    const lines = () =>
      [...document.querySelectorAll('main *, footer *')].flatMap((element) => {
        const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''));
        if (
          texts.length === 0 ||
          element.closest('svg, dialog, [aria-hidden=true]') ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          return [];
        const boxes = ancestorsOf(element);
        if (
          boxes.some(
            (node) =>
              /fixed|sticky/.test(styleOf(node).position) ||
              node.getBoundingClientRect().width <= 2 ||
              styleOf(node).clipPath.startsWith('inset(50%'),
          )
        )
          return [];
        const scroller = boxes
          .find((node) => /auto|scroll/.test(styleOf(node).overflowX) && node !== document.documentElement)
          ?.getBoundingClientRect();
        return texts.flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const text = node.textContent?.trim().slice(0, 40);
          return [...range.getClientRects()]
            .filter(({ width }) => width > 2)
            .filter(
              ({ left, right, top, bottom }) =>
                !scroller || (left >= scroller.left && right <= scroller.right && top >= scroller.top && bottom <= scroller.bottom),
            )
            .map((box) => ({ element, boxes, text, box }));
        });
      });
    const faults = () => {
      const all = lines().toSorted((one, other) => one.box.top - other.box.top);
      return all.flatMap(({ element, boxes, text, box }, index) => {
        const hits = new Set<string>();
        for (const other of all.slice(index + 1)) {
          if (other.box.top >= box.bottom) break;
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
          // Line boxes may touch; letters fill two thirds of them.
          if (other.element !== element && wide > 3 && high > 0.35 * Math.min(box.height, other.box.height))
            hits.add(`"${text}" lies over "${other.text}"`);
        }
        for (const node of boxes) {
          const { overflowX, overflowY } = styleOf(node);
          const edge = node.getBoundingClientRect();
          if (/hidden|clip/.test(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) hits.add(`"${text}" is cut off`);
          if (/hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)) hits.add(`"${text}" is cut off`);
        }
        return [...hits];
      });
    };
    const before = new Set(faults());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = [...new Set(faults())].filter((fault) => !before.has(fault));
    // The header is fixed, so its overflow does not widen the page.
    const beyond = [...document.querySelectorAll('header a, header button')].filter(
      (node) => node.checkVisibility() && node.getBoundingClientRect().right > clientWidth + 1,
    );
    found.push(...beyond.map((node) => `"${node.textContent}" is beyond the edge`));
    document.adoptedStyleSheets.pop();
    return [...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []), ...found];
  }, wideText);
}

/** Finds buttons and fields that are distinguished by background colour alone, without a border in forced colours. Restores the page. */
export async function edgelessInForcedColours(page: Page): Promise<string[]> {
  const controls = 'button, a, summary, textarea, input:not([type=radio], [type=checkbox], [type=range])';
  const filled = await page
    .locator(controls)
    .evaluateAll((all) =>
      all.map(
        (node) =>
          node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !/^rgba\(.*, 0\)$/.test(getComputedStyle(node).backgroundColor),
      ),
    );
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.locator(controls).evaluateAll(
    (all, isFilled) =>
      all
        .filter((node, place) => isFilled[place] && !node.hasAttribute('data-skip'))
        .filter((node) => {
          const { borderTopStyle, outlineStyle, forcedColorAdjust } = getComputedStyle(node);
          return borderTopStyle === 'none' && outlineStyle === 'none' && forcedColorAdjust === 'auto';
        })
        .map((node) => node.getAttribute('aria-label') ?? node.textContent ?? ''),
    filled,
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/** Finds mistakes of the print style: missing text of the main part, a missing brand name, and visible controls. Restores the page. */
export async function wrongOnPaper(page: Page): Promise<string[]> {
  const textsOf = (selector: string, isSeen: boolean) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, isSeen) =>
          all
            .filter((node) => !isSeen || node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map((node) => node.getAttribute('aria-label') ?? node.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60) ?? ''),
        isSeen,
      );
  const words = 'main :is(h1, h2, h3, p, li, dd, td):not(form *, dialog *), main details p';
  const wanted = [...(await textsOf(words, true)), ...(await textsOf('main details p', false))];
  await page.emulateMedia({ media: 'print' });
  const onPaper = new Set(await textsOf(words, true));
  const [name] = await textsOf('header a', true);
  const pressed = await textsOf('button, header nav, aside a[aria-label]', true);
  await page.emulateMedia({ media: null });
  return [
    ...wanted.filter((text) => !onPaper.has(text)).map((text) => `missing: ${text}`),
    ...(name ? [] : ['no name at the head']),
    ...pressed.map((text) => `can be pressed: ${text}`),
  ];
}
