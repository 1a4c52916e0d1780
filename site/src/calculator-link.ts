import { content } from './content.ts';

/** The way to the calculator with something ticked in it; undefined where the calculator does not offer it. */
export function calculatorLink(slug: string): { href: string; label: string } | undefined {
  const { options, link } = content.calculator;
  return options.includes(slug) ? { href: `/solutions#calculator=${slug}`, label: link } : undefined;
}
