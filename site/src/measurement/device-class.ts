import type { Device } from '../../../shared/api/measurement.ts';

/** Width limit of phones in CSS pixels, applied to the shorter side because of landscape orientation. */
const widestPhone = 600;

export function deviceClass(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(innerWidth, innerHeight) < widestPhone ? 'phone' : 'tablet';
}
