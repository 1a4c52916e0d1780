import { palette } from '../../site/src/illustrations/palette.ts';
import type { Context } from '../context.ts';

/** Which shop uses which service. A cell says it in a word, too. */
export function ServicesTable({ context: { content } }: { context: Context }) {
  const { documents: labels } = content.labels;
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{labels.shop}</th>
          {content.services.map(({ slug, name }) => (
            <th key={slug} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.caseStudies.map((study) => (
          <tr key={study.slug}>
            <th scope="row">{study.client}</th>
            {content.services.map(({ slug }) => (
              <td key={slug}>
                {study.services.includes(slug) && (
                  <>
                    <svg viewBox="0 0 14 14" aria-hidden="true">
                      <circle cx="7" cy="7" r="6" fill={palette.marigold} stroke={palette.ink} strokeWidth="1.6" />
                    </svg>
                    {labels.inUse}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
