import type { Context } from './context.ts';
import { Stats } from './Stats.tsx';

/** Renders a service's published figures with a link to its page. */
export function ServiceResults({ slug, context: { content, origin } }: { slug: string; context: Context }) {
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
