import { describe, expect, test } from 'vitest';
import { words as coneWords } from './cone/content.ts';
import { weigh as cone } from './cone/weigh.ts';
import { words as recordWords } from './record/content.ts';
import { weigh as record } from './record/weigh.ts';
import { words as shelfWords } from './shelf/content.ts';
import { weigh as shelf } from './shelf/weigh.ts';
import { words as windowWords } from './window/content.ts';
import { weigh as shopWindow, switches } from './window/weigh.ts';

describe('explanations of results', () => {
  test('the shelf explains why the best-seller is not first, and an unknown basket', () => {
    const w = shelfWords();
    expect(shelf(w, w.start)).toMatchObject({
      decision: 'Show a sweet box first',
      lesson: 'The model shows a sweet box before your best-seller because 3 in 4 bought it with a brass lamp.',
    });
    const losing = { loses: 'it has never seen such a basket, so your best-seller is all it can show.', hasFirst: false };
    expect(shelf(w, ['shoes', 'mat', 'bottle', 'headphones'])).toMatchObject(losing);
    expect(shelf(w, [])).toMatchObject({ lesson: undefined });
  });

  test('the record explains which fields it read, and a missing order', () => {
    const w = recordWords();
    expect(record(w, 'Kavya', 'where').lesson).toBe('It read 2 of the order’s 6 lines and wrote nothing that they do not say.');
    expect(record(w, '', 'where').loses).toBe(w.loses);
  });

  test('the window explains the rank of the wanted product, and a misjudged shopper', () => {
    const w = windowWords();
    for (const { name } of w.shoppers) expect(shopWindow(w, name, switches, false)).toMatchObject({ loses: undefined });
    expect(shopWindow(w, 'Nisha', switches, false).lesson).toBe(
      'Nisha came for hand cream. What the model knows moved it from place 4 to place 1.',
    );
    expect(shopWindow(w, 'Lata', ['season', 'size'], false).loses).toBe('Lata came for hand cream, and it fell from place 4 to 8.');
  });

  test('the cone compares its error with that of the naive forecast', () => {
    const w = coneWords();
    // Forecast 1,922, actual 1,855: 67 off. Naive forecast 266 × 6 = 1,596: 259 off.
    expect(cone(w, 6, [4], true).lesson).toBe(
      'The model was 67 off because it counts trend and festival. Last week repeated would be 259 off.',
    );
    // Two weeks without a marked festival: actual 271 + 301 = 572.
    expect(cone(w, 2, [1, 2], true).loses).toMatch(/^last week repeated gives 532, 40 off\. The model is \d+ off\.$/);
    expect(cone(w, 6, [4], false).lesson ?? cone(w, 6, [4], false).loses).toBeUndefined();
  });
});
