import { expect, test } from 'vitest';
import { localPath } from './sign-in.ts';

test.each(['/', '/enquiries?q=x', '/words?page=%2F', '/a/../enquiries', '/enquiries#top'])('a sign-in leads to the path %s', (to) =>
  expect(localPath(to)).toBe(new URL(to, 'http://desk').href.slice('http://desk'.length).replace('#top', '')),
);

test.each([
  ...['https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', '/sign-in', '/./sign-in'],
  ...[
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/.\\/evil.example',
    '/%2E%2e///evil.example',
    '/;/..//evil.example',
  ],
  ...['/\t/evil.example', '\n//evil.example', '/.\n//evil.example', ' //evil.example', '////evil.example', '/.//\\evil.example'],
  ...['//desk@evil.example', 'http://desk:80@evil.example', 'http:/evil.example', 'http:evil.example', '/%5cevil.example', '?/../..//evil'],
])('a sign-in stays in the desk for %j', (to) => {
  const path = localPath(to);
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, 'http://desk').origin).toBe('http://desk');
});
