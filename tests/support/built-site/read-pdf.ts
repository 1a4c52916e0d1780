import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a PDF's tag tree, with its text for screen readers. */
export interface Tag {
  role: string;
  alt?: string;
  children: Tag[];
}

/** An entry of a PDF's outline; pages count from 1. */
interface OutlineEntry {
  title: string;
  page: number;
  level: number;
}

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

/** Reads a PDF with pdf.js, the library of Firefox. */
export async function readPdf(file: string) {
  const bytes = readFileSync(file);
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));

  const outline: OutlineEntry[] = [];
  const walk = async (entries: Awaited<ReturnType<typeof document.getOutline>>, level: number): Promise<void> => {
    for (const { title, dest, items } of entries ?? []) {
      const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      outline.push({ title, level, page: (await document.getPageIndex(place?.[0])) + 1 });
      await walk(items, level + 1);
    }
  };
  await walk(await document.getOutline(), 1);

  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const result = {
    bytes: bytes.length,
    info: info as Record<string, unknown>,
    isTagged: ((await document.getMarkInfo()) as unknown as Map<string, boolean> | null)?.get('Marked') === true,
    showsTitle: (await document.getViewerPreferences())?.get('DisplayDocTitle') === true,
    outline,
    /** Text of each page, header and footer included. */
    texts: texts.map(({ items }) => items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')),
    /** Where the text of each page begins from the left, and ends from the top, without the footer. In millimetres. */
    extents: texts.map(({ items }, index) => {
      const height = pages[index]?.view[3] ?? 0;
      const places = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform as number[]] : []));
      const left = Math.min(...places.map(([, , , , x = 0]) => x * mm));
      const tops = places.map(([, , , , , y = 0]) => (height - y) * mm).filter((top) => top < 278);
      return { left, bottom: Math.max(...tops) };
    }),
    tags: trees.flatMap((tree) => (tree ? [asTag(tree)] : [])),
    /** URLs of the links, without those inside the document. */
    links: annotations.flatMap(({ url, unsafeUrl }) => (url || unsafeUrl ? [String(unsafeUrl ?? url)] : [])),
    fonts: await fontsOf(bytes),
  };
  await task.destroy();
  return result;
}

/** Millimetres in a point. */
const mm = 25.4 / 72;

/** Converts an element of pdf.js, without its leaves, which are positions in the page. */
function asTag(node: object): Tag {
  const { role = '', alt, children = [] } = node as { role?: string; alt?: string; children?: object[] };
  return { role, alt, children: children.filter((child) => 'role' in child).map(asTag) };
}

/** Name and type of each font with glyphs, and whether its file is embedded. */
async function fontsOf(bytes: Uint8Array): Promise<{ name: string; kind: string; embedded: boolean }[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) return [];
    const kind = String(object.get(PDFName.of('Subtype')));
    // A composite font's glyphs are in its descendant, which is listed separately.
    if (kind === '/Type0') return [];
    const descriptor = object.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
    const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(PDFName.of(key)));
    return [{ name: String(object.get(PDFName.of('BaseFont'))), kind, embedded }];
  });
}
