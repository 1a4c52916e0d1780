import { cameBack } from '../../../content/came-back.ts';
import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { fill } from '../../../shared/format/fill.ts';
import { content, labels } from '../data/content.ts';
import { Results } from './Results.tsx';

/** Renders a client's three results: return, duration and services in use. */
export function CaseResults({ study: { client, roi, timeline, services } }: { study: Entry<CaseStudy> }) {
  const words = labels.caseStudy;
  const names = content.services.filter(({ slug }) => services.includes(slug)).map(({ name }) => name);
  const items = [
    { figure: roi, label: words.roi, detail: fill(words.meanings.roi, { back: Math.round(100 * cameBack(roi)) }) },
    { figure: `${timeline} ${words.months}`, label: words.timeline, detail: words.meanings.months },
    { figure: String(names.length), label: words.services, detail: `${new Intl.ListFormat('en-GB').format(names)}.` },
  ];
  return <Results heading={fill(words.gotBack, { client })} items={items} />;
}
