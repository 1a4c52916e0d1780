import { describe, expect, it } from 'vitest';
import { wayOf, weigh } from './model.ts';
import { words } from './words.ts';

const w = words();

describe('one sale and a system', () => {
  it('passes a field to the system, from it, both ways or not at all', () => {
    const till = { gets: ['item', 'stock'], gives: ['stock'] } as const;
    expect(wayOf('item', { gets: [...till.gets], gives: [...till.gives] })).toBe('to');
    expect(wayOf('stock', { gets: [...till.gets], gives: [...till.gives] })).toBe('both');
    expect(wayOf('stock', { gets: [], gives: ['stock'] })).toBe('from');
    expect(wayOf('buyer', { gets: [...till.gets], gives: [...till.gives] })).toBeUndefined();
  });

  it('keeps the price from the courier', () => {
    const { rows, decision } = weigh(w, 'couriers');
    expect(decision).toBe('2 fields to courier, 1 back');
    expect(rows.filter(({ way }) => way).map(({ field, note }) => [field, note])).toEqual([
      ['order', 'to courier'],
      ['buyer', 'to courier'],
      ['parcel', 'from courier'],
    ]);
    expect(rows.find(({ field }) => field === 'price')?.note).toBe('not shared');
  });

  it('counts the stock and the draft of the example shop', () => {
    // 96 − 9 − 1; 216 × 820.
    expect(weigh(w, 'warehouse').sum).toBe('96 counted − 9 at the counter − 1 online = 86');
    expect(weigh(w, 'erp').sum).toBe('216 × ₹820 = ₹1,77,120 in the draft');
  });

  it('counts every transfer and shows the one that was repaired', () => {
    const { rows, sum } = weigh(w, 'watch');
    // 6 + 3 + 3 + 3 + 5.
    expect(sum).toBe('19 at the first try + 1 repaired = 20 transfers');
    expect(rows.filter(({ way }) => way)).toEqual([expect.objectContaining({ field: 'parcel', way: 'failed', note: 'third try' })]);
  });
});
