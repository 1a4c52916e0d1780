/** The parts of an .svg file that pages need: a page's svg element has the file's other attributes (Frame.tsx). */
export interface SvgFile {
  viewBox: string;
  /** Markup in the svg element. */
  shapes: string;
  /** Markup above the comment "not on cards". */
  onCards: string;
}

/** @throws Error when the text is not one svg element with a viewBox */
export function parseSvg(text: string): SvgFile {
  const [, viewBox, shapes] = /^<svg\b[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(text) ?? [];
  if (!viewBox || !shapes) throw new Error(`A drawing must be one <svg> with a viewBox: ${text.slice(0, 80)}`);
  const [onCards, others = ''] = shapes.replace(/\n\s*/g, '').split('<!-- not on cards -->') as [string, string?];
  return { viewBox, shapes: onCards + others, onCards };
}

/** Renders the shapes of a file of this folder. Their markup is checked (drawings.test.ts) and not a visitor's. */
export function Shapes({ file, transform }: { file: Pick<SvgFile, 'shapes'>; transform?: string | undefined }) {
  return <g transform={transform} dangerouslySetInnerHTML={{ __html: file.shapes }} />;
}
