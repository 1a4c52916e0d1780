import type { Content } from './content.ts';
import type { Problem } from './content-error.ts';

/** Finds days of a trade that leave out a service which the trade's client uses: the day would promise less than the proof below it. */
export function checkDays({ industries, caseStudies, services }: Content): Problem[] {
  return industries.flatMap(({ slug, day, proof }) => {
    const used = caseStudies.find((study) => study.slug === proof.caseStudy)?.services ?? [];
    return (
      used
        // One that does not exist is told by the check of references.
        .filter((service) => services.some(({ slug: known }) => known === service))
        .filter((service) => !day.hours.some((hour) => hour.service === service))
        .map((service) => ({
          file: `industries/${slug}.yaml`,
          field: 'day.hours',
          message: `has no hour of ${service}, which ${proof.caseStudy} uses: add one, or name another case study`,
        }))
    );
  });
}
