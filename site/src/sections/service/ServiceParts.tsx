import { Fragment, type ReactNode } from 'react';
import type { Entry } from '../../../../content/load.ts';
import type { Service } from '../../../../content/schema/service.ts';
import { content } from '../../content.ts';
import type { Look } from '../look.ts';
import { Benefits } from './Benefits.tsx';
import bars from './bars.module.css';
import basket from './basket.module.css';
import board from './board.module.css';
import { CartonLine } from './CartonLine.tsx';
import { CaseProof } from './CaseProof.tsx';
import cartons from './cartons.module.css';
import bubble from './case-bubble.module.css';
import note from './case-note.module.css';
import postcard from './case-postcard.module.css';
import printout from './case-printout.module.css';
import tag from './case-tag.module.css';
import wide from './case-wide.module.css';
import columns from './columns.module.css';
import conversation from './conversation.module.css';
import { Delivery } from './Delivery.tsx';
import { Features } from './Features.tsx';
import { FullBasket } from './FullBasket.tsx';
import goodsIn from './goods-in.module.css';
import hours from './hours.module.css';
import inbox from './inbox.module.css';
import ledger from './ledger.module.css';
import limits from './limits.module.css';
import meeting from './meeting.module.css';
import { OpenLedger } from './OpenLedger.tsx';
import { Results, type ResultsProps } from './Results.tsx';
import { ReturnColumn } from './ReturnColumn.tsx';
import row from './row.module.css';
import shelf from './shelf.module.css';
import { TwicePages } from './TwicePages.tsx';
import tags from './tags.module.css';
import totals from './totals.module.css';
import twice from './twice.module.css';
import shopWindow from './window.module.css';

/** The form of each part, in the order in which they stand on the page. */
interface Forms {
  features: { look: Look; children?: ReactNode };
  results: Pick<ResultsProps, 'look' | 'accent' | 'draw'>;
  benefits: { look: Look; children?: ReactNode };
  proof: { look: Look; isSpoken?: boolean };
}

/** By the service's name in addresses. */
const formsOf: Readonly<Record<string, Forms>> = {
  'ai-recommendations': {
    results: { look: columns, draw: ReturnColumn },
    benefits: { look: basket, children: <FullBasket /> },
    features: { look: shelf },
    proof: { look: wide },
  },
  analytics: {
    features: { look: ledger },
    results: { look: totals, accent: 'marigold' },
    benefits: { look: meeting, children: <OpenLedger /> },
    proof: { look: printout },
  },
  'customer-service': {
    results: { look: hours, accent: 'sky' },
    features: { look: conversation },
    benefits: { look: inbox },
    proof: { look: bubble, isSpoken: true },
  },
  'dynamic-pricing': {
    results: { look: { ...row, ...limits }, accent: 'madder' },
    features: { look: tags },
    benefits: { look: board },
    proof: { look: tag },
  },
  'inventory-management': {
    features: { look: goodsIn, children: <Delivery /> },
    results: { look: bars, draw: CartonLine },
    benefits: { look: cartons },
    proof: { look: note },
  },
  personalization: {
    benefits: { look: twice, children: <TwicePages className={twice.pages} /> },
    results: { look: row, accent: 'madder' },
    features: { look: shopWindow },
    proof: { look: postcard },
  },
};

/** Of a service that nobody has given forms that fit it: a new file in content/services. */
const plainForms: Forms = {
  results: { look: row },
  features: { look: ledger },
  benefits: { look: inbox },
  proof: { look: wide },
};

/** The way to the calculator with this service ticked in it; undefined where the calculator does not offer it. */
function calculatorLink(slug: string): { href: string; label: string } | undefined {
  const { options, link } = content.calculator;
  return options.includes(slug) ? { href: `/solutions#calculator=${slug}`, label: link } : undefined;
}

/** What proves a service: the same four parts on every page, in the order and the forms that fit it. */
export function ServiceParts({ service: { slug, features, results, benefits, proof } }: { service: Entry<Service> }) {
  const forms = formsOf[slug] ?? plainForms;
  const parts = {
    features: <Features {...features} {...forms.features} />,
    results: <Results {...results} {...forms.results} link={calculatorLink(slug)} />,
    benefits: <Benefits {...benefits} {...forms.benefits} />,
    proof: <CaseProof {...proof} {...forms.proof} />,
  };
  return (Object.keys(forms) as (keyof Forms)[]).map((name) => <Fragment key={name}>{parts[name]}</Fragment>);
}
