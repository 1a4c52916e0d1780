import type { Device } from '../../../shared/api/measurement.ts';

/** A phone turned sideways is a phone: its shorter side counts. In CSS pixels. */
const widestPhone = 600;

export function deviceClass(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(innerWidth, innerHeight) < widestPhone ? 'phone' : 'tablet';
}
