import { z } from 'zod';
import { answerable } from './answers.ts';
import { icon, panorama, scene, teamPortrait } from './drawings.ts';
import { between, exactly } from './list.ts';
import { closing, pageHead, promises, sectionHead, stats } from './parts.ts';
import { photo } from './photo.ts';
import { toConfirm } from './to-confirm.ts';
import { altText, figure, figureId, internalLink, leadLine, line, link, webAddress } from './words.ts';

export const about = z.strictObject({
  ...pageHead,
  link,
  picture: panorama,
  stats: stats(4),
  mission: z.strictObject({ heading: line(60), text: line(360), ...answerable }),
  vision: z.strictObject({ heading: line(60), text: line(360), ...answerable }),
  values: z.strictObject({ ...sectionHead, items: promises }),
  expertise: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ icon, title: line(32), text: line(140), href: internalLink, ...answerable })).length(3),
  }),
  principles: toConfirm('terms', { ...sectionHead, items: between(4, 6, line(110)).meta({ title: 'Principles' }) }),
  more: z.strictObject({ heading: line(60), items: exactly(4, 'links', { title: line(32), text: line(110), href: internalLink }) }),
  closing,
});

export const team = z.strictObject({
  ...pageHead,
  members: z
    .array(
      toConfirm('person', {
        name: line(40),
        role: line(48),
        bio: line(260),
        /** City of the person's office, as in pages/global-presence.yaml. */
        office: line(40).meta({ silent: true }),
        ...answerable,
        image: z
          .strictObject({ alt: altText, drawing: teamPortrait.optional(), photo: photo.meta({ ratio: '8:9' }).optional() })
          .refine(({ drawing, photo: own }) => drawing || own, { path: ['photo'], error: 'is missing: add a photograph' }),
        social: z.array(z.strictObject({ name: line(20), href: webAddress.optional() })).length(3, 'must have exactly 3 social links'),
      }),
    )
    .min(1, 'is empty: name who leads the agency'),
  closing,
});

export const journey = z.strictObject({
  ...pageHead,
  milestones: z
    .array(toConfirm('history', { year: z.number().int(), title: line(48), description: line(240), picture: scene, ...answerable }))
    .min(4),
  closing,
});

/** Builds the schema of a latitude or longitude in decimal degrees. */
const degrees = (most: number, positive: 'north' | 'east') => {
  const fix = `must be a number of degrees from -${most} to ${most}, ${positive} of zero without a sign: copy it from a map`;
  return z.number({ error: fix }).min(-most, fix).max(most, fix);
};

/** The whole page needs confirmation: its title and its map name the cities. */
export const globalPresence = toConfirm('place', {
  ...pageHead,
  /** The map's cities and figures come from the offices. */
  map: z.strictObject({ alt: altText }),
  offices: z
    .array(
      toConfirm('place', {
        city: line(32),
        country: line(32),
        role: line(40),
        text: line(180),
        address: line(110),
        /** Position on the map, in degrees; north and east are positive. */
        latitude: degrees(90, 'north'),
        longitude: degrees(180, 'east'),
        employees: figure,
        clients: figure,
        ...answerable,
      }),
    )
    .min(4, 'must have the 4 offices, or more'),
  /** Explains why the offices' figures do not add up to the agency's: the specification gives both. */
  totals: toConfirm('figure', { ...sectionHead, lead: leadLine(180), items: stats(4) }),
  closing,
});

/** How published results are counted. The specification gives only the figures, so the owner confirms each rule. */
export const howWeCount = z.strictObject({
  ...pageHead,
  /** A return calculated step by step. */
  example: z.strictObject({
    ...{ heading: line(60), text: line(110) },
    figure: figureId,
    /** What is said of ₹100 spent, what comes back, the gain, and the figure. */
    steps: exactly(4, 'steps', line(48)),
  }),
  rules: between(4, 8, toConfirm('figure', { title: line(48), text: line(300), ...answerable })),
  closing,
});
