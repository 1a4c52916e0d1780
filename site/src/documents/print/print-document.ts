import unicodeRanges from '@fontsource-variable/anek-latin/unicode.json' with { type: 'json' };
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { typefaceAt, writingSystems } from '../../../typeface.ts';
import { pageMark } from '../context.ts';

interface Printed {
  bytes: Uint8Array;
  pages: number;
}

/**
 * Prints a document's HTML to a tagged PDF with outline and embedded fonts. A given browser version always produces the same bytes.
 * @param page page of a Chromium browser; its content is replaced
 * @param html from documentHtml
 * @param fonts `@font-face` rules of fontFaces
 * @param author metadata of the PDF
 */
export async function printDocument(page: Page, html: string, fonts: string, author: string): Promise<Printed> {
  await page.setContent(html.replace('<style>', `<style>${fonts}`), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(alignCover);
  // Chromium does not support target-counter(): print once to learn the page numbers of the contents.
  const numbers = chapterPages(await print(page));
  await page.evaluate(
    (pageNumbers) => {
      for (const element of document.querySelectorAll('.page-number')) element.textContent = pageNumbers[element.textContent ?? ''] ?? '';
    },
    Object.fromEntries(numbers.map((number, index) => [pageMark(index + 1), String(number)])),
  );

  const pdf = await print(page);
  pdf.setAuthor(author);
  pdf.setCreator(`${author}, npm run documents`);
  // PDF readers show the title instead of the file name.
  pdf.catalog.set(PDFName.of('ViewerPreferences'), pdf.context.obj({ DisplayDocTitle: true }));
  // Remove timestamps, so that prints of the same words are identical.
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  for (const date of ['CreationDate', 'ModDate']) info.delete(PDFName.of(date));
  return { bytes: await pdf.save({ addDefaultPage: false }), pages: pdf.getPageCount() };
}

/** Aligns the drawing on the cover with the text above it: scales it to the text's width, and extends what fills its width to the page's edges. */
function alignCover(): void {
  const drawing = document.querySelector<SVGElement>('.cover-picture svg');
  const words = document.querySelector('.cover h1')?.getBoundingClientRect();
  const cover = document.querySelector('.cover')?.getBoundingClientRect();
  if (!drawing || !words || !cover) return;
  const frame = drawing.getBoundingClientRect();
  let [left, right] = [frame.right, frame.left];
  for (const shape of drawing.querySelectorAll<SVGElement>('path, rect, circle, ellipse, text')) {
    if (shape.closest('defs, clipPath, mask')) continue;
    const box = shape.getBoundingClientRect();
    if (box.width > 0.99 * frame.width) {
      shape.style.transformBox = 'fill-box';
      shape.style.transformOrigin = 'center';
      shape.style.scale = '1.5 1';
    } else {
      left = Math.min(left, box.left);
      right = Math.max(right, box.right);
    }
  }
  const margin = words.left - cover.left;
  const scale = Math.min(1, (cover.width - 2 * margin) / (right - left));
  drawing.style.overflow = 'visible';
  drawing.style.transformOrigin = '0 100%';
  drawing.style.transform = `translateX(${margin - (left - frame.left) * scale}px) scale(${scale})`;
}

async function print(page: Page): Promise<PDFDocument> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  return PDFDocument.load(bytes, { updateMetadata: false });
}

/** Returns the page number, from 1, of each chapter. */
function chapterPages(pdf: PDFDocument): number[] {
  const destinations = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const pages = pdf.getPages().map(({ ref }) => ref);
  const numbers: number[] = [];
  for (let chapter = 1; ; chapter++) {
    const destination = destinations?.lookupMaybe(PDFName.of(`chapter-${chapter}`), PDFArray);
    if (!destination) return numbers;
    numbers.push(pages.indexOf(destination.get(0) as PDFRef) + 1);
  }
}

const weights = [400, 600, 650];

/** Returns `@font-face` rules, with inlined files, for the three weights that documents use. */
export async function fontFaces(): Promise<string> {
  const faces = weights.flatMap((weight) =>
    writingSystems.map(async (script) => {
      const file = await typefaceAt(script, weight);
      const source = `url(data:font/ttf;base64,${Buffer.from(file).toString('base64')})`;
      return `@font-face{font-family:"Anek Latin";font-weight:${weight};unicode-range:${unicodeRanges[script]};src:${source}}`;
    }),
  );
  return (await Promise.all(faces)).join('');
}
