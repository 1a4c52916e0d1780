import { expect, test } from 'vitest';
import { shortenDrawings } from './finish-page.ts';

test('a drawing loses closing tags and digits that nobody sees', () => {
  const path = '<path d="M-42.599999999999994 14H5.6000000000000005"></path>';
  expect(shortenDrawings(`<p>5.60001</p><svg><g>${path}<circle r="0.16666666"></circle></g><text>1.5</text></svg>`)).toBe(
    '<p>5.60001</p><svg><g><path d="M-42.6 14H5.6"/><circle r="0.167"/></g><text>1.5</text></svg>',
  );
});
