import { z } from 'zod';
import { icon, panorama } from './drawings.ts';
import { closing, pageHead, point, quote, sectionHead, stat } from './parts.ts';
import { altText, figure, internalLink, line, link, slug } from './words.ts';

/** The single pages, one schema each; content/pages/NAME.yaml is checked against the schema of its name. */

const stats = (count: number) => z.array(stat).length(count, `must have exactly ${count} figures`);

export const home = z.strictObject({
  title: pageHead.title,
  description: pageHead.description,
  hero: z.strictObject({ eyebrow: line(60), heading: line(48), lead: line(180), alt: altText, primary: link, secondary: link }),
  proof: stats(4),
  why: z.strictObject({ ...sectionHead, items: z.array(point).length(4, 'must have exactly 4 cards') }),
  services: z.strictObject(sectionHead),
  solutions: z.strictObject({
    ...sectionHead,
    /** One card for each size of shop. */
    items: z.array(z.strictObject({ name: line(32), text: line(140), href: internalLink, link: line(32) })).length(3),
  }),
  stories: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ caseStudy: slug, heading: line(60) })).length(3, 'must have exactly 3 success stories'),
  }),
  industries: z.strictObject({ ...sectionHead, items: z.array(link).length(6, 'must have exactly 6 industries') }),
  testimonials: z.strictObject({ ...sectionHead, items: z.array(quote).length(3, 'must have exactly 3 testimonials') }),
  closing,
});

export const services = z.strictObject({
  ...pageHead,
  picture: panorama,
  why: z.strictObject({ ...sectionHead, items: z.array(point).min(4).max(6) }),
  track: z.strictObject({ ...sectionHead, items: stats(4) }),
  closing,
});

export const solutions = z.strictObject({
  ...pageHead,
  picture: panorama,
  sizes: z.strictObject(sectionHead),
  /** The card that leads to all industries. */
  byIndustry: z.strictObject({ name: line(32), summary: line(110), cardLink: line(28) }),
  industries: z.strictObject({ ...sectionHead, order: z.array(slug).length(6, 'must list all 6 industries') }),
  closing: z.strictObject({ heading: line(70), text: line(160), action: line(24), comparison: line(32) }),
});

export const comparison = z.strictObject({
  ...pageHead,
  columns: z.array(z.strictObject({ name: line(32), text: line(80), href: internalLink })).length(3, 'must have exactly 3 columns'),
  groups: z
    .array(
      z.strictObject({
        name: line(32),
        rows: z
          .array(z.strictObject({ label: line(40), cells: z.array(line(110)).length(3, 'must have one cell for each of the 3 columns') }))
          .min(2),
      }),
    )
    .min(2),
  closing,
});

export const industries = z.strictObject({
  ...pageHead,
  picture: panorama,
  name: line(32),
  order: z.array(slug).length(6, 'must list all 6 industries'),
  impact: z.strictObject({ ...sectionHead, items: stats(3) }),
  custom: z.strictObject({ heading: line(40), text: line(200), action: line(24) }),
});

export const technology = z.strictObject({
  ...pageHead,
  picture: panorama,
  cards: z.strictObject({ ...sectionHead, order: z.array(slug).length(3) }),
  steps: z.strictObject({ ...sectionHead, items: z.array(point).min(3).max(4) }),
  closing,
});

export const about = z.strictObject({
  ...pageHead,
  picture: panorama,
  stats: stats(4),
  mission: z.strictObject({ heading: line(60), text: line(360) }),
  vision: z.strictObject({ heading: line(60), text: line(360) }),
  values: z.strictObject({ ...sectionHead, items: z.array(point).length(4) }),
  expertise: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ title: line(32), text: line(140), href: internalLink, link: line(32) })).length(3),
  }),
  principles: z.strictObject({ ...sectionHead, items: z.array(line(110)).min(4).max(6) }),
  more: z.array(z.strictObject({ title: line(32), text: line(110), href: internalLink })).length(3),
  closing,
});

export const team = z.strictObject({
  ...pageHead,
  members: z
    .array(
      z.strictObject({
        name: line(40),
        role: line(48),
        bio: line(260),
        /** What the drawn portrait shows. The portrait is chosen by the person's place in the list. */
        image: z.strictObject({ alt: altText }),
        social: z.array(z.strictObject({ name: line(20), href: z.url().optional() })).length(3, 'must have exactly 3 social links'),
      }),
    )
    .length(4, 'must have exactly 4 leaders'),
  closing,
});

export const journey = z.strictObject({
  ...pageHead,
  milestones: z.array(z.strictObject({ year: z.number().int(), title: line(48), description: line(240), icon })).min(4),
  closing,
});

export const globalPresence = z.strictObject({
  ...pageHead,
  offices: z
    .array(
      z.strictObject({
        city: line(32),
        country: line(32),
        role: line(40),
        text: line(180),
        address: line(110),
        /** Degrees; north and east are positive. For a map of the offices. */
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        employees: figure,
        clients: figure,
      }),
    )
    .length(4, 'must have exactly 4 offices'),
  totals: z.strictObject({ ...sectionHead, items: stats(4) }),
  closing,
});

export const caseStudies = z.strictObject({
  ...pageHead,
  picture: panorama,
  order: z.array(slug).min(6),
  chart: z.strictObject({ ...sectionHead, note: line(160) }),
  closing,
});

export const resources = z.strictObject({
  ...pageHead,
  picture: panorama,
  order: z.array(slug).min(6),
  categories: z
    .array(z.strictObject({ slug, name: line(24), title: pageHead.title, description: pageHead.description, lead: line(180) }))
    .min(2),
  closing,
});

export const contact = z.strictObject({
  ...pageHead,
  /** What to write, until the form takes it. */
  write: z.strictObject({
    heading: line(48),
    text: line(200),
    prompts: z.array(line(80)).min(3).max(5),
    action: line(24),
    subject: line(60),
  }),
  labels: z.strictObject({ visit: line(16), call: line(16), write: line(16) }),
  picture: z.strictObject({ alt: altText }),
  faq: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ id: slug, question: line(90), answer: line(420) })).length(6, 'must have exactly 6 questions'),
  }),
});

export const receipt = z.strictObject({ ...pageHead, text: z.array(line(300)).min(1), action: line(24) });

export const search = z.strictObject({ ...pageHead, groups: z.strictObject({ company: line(32) }) });

export const notFound = z.strictObject({
  title: pageHead.title,
  description: pageHead.description,
  heading: line(60),
  text: line(160),
  action: line(24),
  picture: z.strictObject({ alt: altText }),
});

export const caseStudyNotFound = notFound;

/** Frontmatter of the legal pages; the text follows it as Markdown. */
export const legal = z.strictObject(pageHead);
