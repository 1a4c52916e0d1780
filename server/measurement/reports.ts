import { z } from 'zod';
import { devices, metrics } from '../../shared/api/measurement.ts';
import { largestValue } from './vital-buckets.ts';

/** Schema of paths and routes. Unknown ones are not stored. */
const address = z.string().min(1).max(512).startsWith('/');
const device = z.enum(devices);
const word = z.string().max(64);

/** Schemas of report bodies (shared/api/measurement.ts). Unknown fields are refused. */
export const reports = {
  view: z.strictObject({ route: address, path: address, referrer: z.string().max(256), device }),
  event: z.strictObject({ category: word, action: word, label: word }),
  vitals: z.strictObject({
    route: address,
    path: address,
    device,
    vitals: z
      .array(
        z
          .strictObject({ name: z.enum(metrics), value: z.number().min(0) })
          .refine(({ name, value }) => value <= largestValue(name), 'is too large'),
      )
      .min(1)
      .max(metrics.length)
      .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'names a vital twice'),
  }),
};
