import type { Content, Entry } from '../../../content/load.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { palette } from '../drawings/palette.ts';
import { ChapterFrame } from './Chapter.tsx';
import type { Context } from './context.ts';
import { Quote, Stats } from './Proof.tsx';
import { ReturnTable } from './Tables.tsx';

/** Renders the chapters generated from a case study: story, steps, returns compared with other studies, services. */
export function CaseChapters({ study, context }: { study: Entry<CaseStudy>; context: Context }) {
  const { content } = context;
  const { caseStudy: words, documents: labels } = content.labels;
  const services = content.services.filter(({ slug }) => study.services.includes(slug));
  const stats = [
    { figure: study.roi, label: words.return },
    { figure: String(study.timeline), label: `${words.months} ${words.wholeShop}` },
    { figure: String(services.length), label: words.services, detail: `${services.map(({ name }) => name).join(', ')}.` },
  ];
  return (
    <>
      <ChapterFrame page="whole" number={1} heading={labels.story} lead={study.summary}>
        <div className="section wide">
          <Stats items={stats} />
        </div>
        {[
          { heading: words.challenge, paragraphs: study.challenge },
          { heading: words.solution, paragraphs: study.solution },
        ].map(({ heading, paragraphs }) => (
          <div className="section" key={heading}>
            <h3>{heading}</h3>
            <div className="blocks">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
        ))}
        <div className="section wide">
          <Quote {...study.testimonial} />
        </div>
      </ChapterFrame>
      <ChapterFrame page="whole" number={2} heading={labels.work} lead={labels.workLead}>
        <div className="section wide">
          <MonthBlocks months={study.timeline} words={words} />
        </div>
        <ol className="stations">
          {study.implementation.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </ChapterFrame>
      <ChapterFrame page="fresh" number={3} heading={labels.beside} lead={`${study.client}: ${study.roi} ${words.returnMeans}`}>
        <div className="section wide">
          <ReturnTable context={context} />
          <p className="soft">{labels.counted}</p>
        </div>
      </ChapterFrame>
      <ChapterFrame number={4} heading={labels.services} lead={labels.servicesLead}>
        {services.map(({ slug, name, summary, features }) => (
          <div className="section wide service" key={slug}>
            <h3>
              <a href={`${context.origin}/services/${slug}`}>{name}</a>
            </h3>
            <p>{summary}</p>
            <ul className="features">
              {features.items.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ChapterFrame>
    </>
  );
}

/** Number of blocks that fill a line. With more months, the blocks are narrower. */
const blocksPerLine = 8;

/** Draws the months of a project as blocks, the last one highlighted. */
function MonthBlocks({ months, words }: { months: number; words: Content['labels']['caseStudy'] }) {
  const pitch = 64;
  const blockWidth = pitch - 6;
  return (
    <div className="months">
      <p className="figure">
        {months} <small>{words.months}</small>
      </p>
      <svg
        viewBox={`0 0 ${Math.max(blocksPerLine, months) * pitch} 46`}
        aria-hidden="true"
        fontSize="15"
        fontWeight="650"
        textAnchor="middle"
      >
        {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
          <g key={month}>
            <rect
              x={(month - 1) * pitch}
              width={blockWidth}
              height="46"
              rx="8"
              fill={month === months ? palette.marigold : palette.green}
            />
            <text x={(month - 1) * pitch + blockWidth / 2} y="29" fill={month === months ? palette.ink : palette.paper}>
              {month}
            </text>
          </g>
        ))}
      </svg>
      <p>{words.meanings.months}</p>
    </div>
  );
}
