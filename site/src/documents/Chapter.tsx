import type { ReactNode } from 'react';
import type { Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { Block, Chapter, Example } from '../../../content/schema/document.ts';
import { FirstWeekPage } from '../artefacts/FirstWeekPage.tsx';
import { MorningProposal } from '../artefacts/MorningProposal.tsx';
import { StopSwitch } from '../artefacts/StopSwitch.tsx';
import { WeeklySheet } from '../artefacts/WeeklySheet.tsx';
import { Table } from '../components/Table.tsx';
import { content } from '../data/content.ts';
import { pictures } from '../drawings/tones.ts';
import { PictureDrawing } from '../stills/PictureDrawing.tsx';
import { BarList, MonthsChart } from './Bars.tsx';
import { type Context, chapterId, studyOf } from './context.ts';
import { PlotChart } from './PlotChart.tsx';
import { plotWidths } from './plot-layout.ts';
import { Quote, ReturnTable, ServicesTable, Stats } from './Tables.tsx';

export function ChapterView({ chapter, number, context }: { chapter: Chapter; number: number; context: Context }) {
  return (
    <ChapterFrame number={number} heading={chapter.heading} lead={chapter.lead}>
      {chapter.sections.map(({ heading, blocks }, index) => (
        <div key={heading ?? index} className={heading ? 'section' : 'section wide'}>
          {heading && <h3>{heading}</h3>}
          <div className="blocks">
            {blocks.map((block) => (
              <BlockView key={JSON.stringify(block)} block={block} context={context} />
            ))}
          </div>
        </div>
      ))}
    </ChapterFrame>
  );
}

interface ChapterFrameProps {
  number: number;
  heading: string;
  lead: string;
  /** In print: starts a page, or takes a whole page. */
  page?: 'fresh' | 'whole';
  children: ReactNode;
}

/** Renders a chapter with number, heading and lead. */
export function ChapterFrame({ number, heading, lead, page, children }: ChapterFrameProps) {
  return (
    <div className={page ? `chapter ${page}` : 'chapter'} id={chapterId(number)}>
      <div className="chapter-head">
        <h2>
          <span className="number">{number} </span>
          <span className="claim">{heading}</span>
        </h2>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}

const charts = { returns: ReturnTable, months: MonthsChart, services: ServicesTable };

function BlockView({ block, context }: { block: Block; context: Context }) {
  if (block.text) return <p>{block.text}</p>;
  if (block.note) return <p className="note">{block.note}</p>;
  const list = block.points ?? block.checklist;
  if (list) {
    return (
      <ul className={block.points ? 'points' : 'checklist'}>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if (block.steps) {
    return (
      <ol className="steps">
        {block.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ol>
    );
  }
  if (block.table) {
    const { title, head, rows } = block.table;
    const tableRows = rows.map(([name = '', ...cells]) => ({ key: name, name, cells }));
    return <Table className={`table columns-${head.length}`} title={title} head={head} rows={tableRows} />;
  }
  if (block.example) return <ExampleBox example={block.example} context={context} />;
  if (block.shop) return <ShopStory study={studyOf(context, block.shop)} context={context} />;
  if (block.quote) return <Quote {...studyOf(context, block.quote).testimonial} />;
  if (block.results) return <ServiceResults slug={block.results} context={context} />;
  if (block.artefact) return <Artefact name={block.artefact} />;
  if (!block.chart) return null;
  const Chart = charts[block.chart];
  return <Chart context={context} />;
}

const artefacts = {
  firstWeek: () => <FirstWeekPage />,
  proposal: () => <MorningProposal {...content.artefacts.proposal} />,
  weekly: () => <WeeklySheet />,
  stopSwitch: () => <StopSwitch />,
};

/** Renders an artefact. The class with the artefact's name selects the styles that a PDF includes. */
function Artefact({ name }: { name: NonNullable<Block['artefact']> }) {
  return <div className={`artefact ${name}`}>{artefacts[name]()}</div>;
}

/** Renders a service's published figures with a link to its page. */
function ServiceResults({ slug, context: { content, origin } }: { slug: string; context: Context }) {
  const service = content.services.find((entry) => entry.slug === slug);
  if (!service) return null;
  return (
    <div className="results">
      <p className="results-head">
        {service.results.heading}. <a href={`${origin}/services/${slug}`}>{service.name}</a>
      </p>
      <Stats items={service.results.items} />
    </div>
  );
}

/** Renders a case study's summary: picture, figures, challenge and solution. */
function ShopStory({ study, context: { content, origin, isPage } }: { study: Entry<CaseStudy>; context: Context }) {
  const { client, category, slug, heading, roi, timeline, challenge, solution, picture } = study;
  const words = content.labels.caseStudy;
  return (
    <div className="shop">
      <div className={`shop-picture tone-${pictures[picture.drawing].tone}`}>
        <PictureDrawing name={picture.drawing} alt="" crop="card" />
      </div>
      <div className="shop-words">
        <p className="shop-name">
          {client}, {category.toLowerCase()}
        </p>
        <h3>{heading}</h3>
        <p className="shop-figures">
          <b>{roi}</b> {words.return}, <b>{timeline}</b> {words.months}
        </p>
      </div>
      <div className="shop-text">
        <p>{challenge[0]}</p>
        <p>{solution[0]}</p>
        <p>
          {content.labels.documents.readOn}: {/* In print the address is to be read; on a page it would name another site than its link. */}
          <a href={`${origin}/case-studies/${slug}`}>
            {isPage ? client : `${content.agency.website.address.replace('https://', '')}/case-studies/${slug}`}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Renders an example's calculation or chart in a box, labelled as invented. */
function ExampleBox({ example, context: { content, isPage } }: { example: Example; context: Context }) {
  const { title, text, rows, isList, bars, plot, reading } = example;
  return (
    <div className="example">
      <p className="example-label">{content.labels.documents.example}</p>
      <p className="example-title">{title}</p>
      {text && <p>{text}</p>}
      {plot && !isPage && <PlotChart plot={plot} width={plotWidths.print} />}
      {plot && isPage && (
        <>
          <div className="for-wide">
            <PlotChart plot={plot} width={plotWidths.page} />
          </div>
          <div className="for-narrow">
            <PlotChart plot={plot} width={plotWidths.phone} />
          </div>
        </>
      )}
      {bars && <BarList {...bars} />}
      {rows && (
        <table className={isList ? 'sums' : 'sums with-result'}>
          <tbody>
            {rows.map(({ label: name, sum, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{sum}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {reading && <p className="reading">{reading}</p>}
    </div>
  );
}
