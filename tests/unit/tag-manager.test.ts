import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../../scripts/finish-build/page-policy.ts';
import { tagManagerId, tagManagerOrigin } from '../../site/src/tag-manager.ts';

describe('the tag manager', () => {
  test('is there only when its id is set', () => {
    expect(tagManagerId({})).toBe(undefined);
    expect(tagManagerId({ PUBLIC_GTM_ID: ' ' })).toBe(undefined);
    expect(tagManagerId({ PUBLIC_GTM_ID: ' GTM-ABC1234 ' })).toBe('GTM-ABC1234');
  });

  test.each(['ABC1234', 'GTM-', 'gtm-abc1234', 'GTM-ABC"><script>', 'G-ABC1234', 'GTM-ABC1234 GTM-ABC1235'])(
    'stops the build when the id is %s, and says what it looks like',
    (id) => {
      expect(() => tagManagerId({ PUBLIC_GTM_ID: id })).toThrow(
        `PUBLIC_GTM_ID must be a container's id as Google Tag Manager shows it, such as GTM-ABC1234, not "${id}"`,
      );
    },
  );

  test('is allowed by the pages’ policy only then, by its host and nothing more', () => {
    const page = unified().use(rehypeParse).parse('<!doctype html><title>x</title>');
    const without = pagePolicy(page, false);
    expect(without).not.toContain('google');
    const added = pagePolicy(page, false, { tagManager: tagManagerOrigin })
      .split('; ')
      .filter((rule) => !without.split('; ').includes(rule));
    expect(added).toEqual([
      "img-src 'self' data: https://www.googletagmanager.com",
      "connect-src 'self' https://www.googletagmanager.com",
      "script-src 'self' https://www.googletagmanager.com",
    ]);
  });
});
