import { describe, expect, test } from 'vitest';
import { objectionTo } from '../../../server/assistant/check-answer.ts';
import { cleanAnswer } from '../../../server/assistant/clean-answer.ts';
import { modelInstructions, sitePages } from '../../../server/assistant/model-instructions.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { loadSite } from '../../../server/site/load-site.ts';
import { assistantOver } from '../../support/content/knowledge.ts';
import { content, siteRoutes } from '../../support/content/site-routes.ts';

const { knowledge, data } = assistantOver();
const { siteUrl, chatModel } = readSettings({ CHAT_PROVIDER: 'google', CHAT_MODEL: 'm', CHAT_API_KEY: 'k' });
const pages = sitePages(await loadSite('dist'), siteUrl);
const passages = [...pages, ...knowledge.extra()];
const asking = { instruction: '', question: 'Where are you?', history: [] };

describe("the built site in a model's prompt", () => {
  test('has every page with text of its own', () => {
    const included = new Set(pages.map(({ path }) => path));
    expect(siteRoutes.map(({ path }) => path).filter((path) => !included.has(path))).toEqual(['/contact/receipt', '/search']);
  });

  test('fits the default token budget with a margin', () => {
    const tokens = (chatModel?.contextTokens ?? 0) * 0.9;
    const instruction = modelInstructions('Tarazu', passages, tokens, () => [])(asking);
    for (const { text } of passages) expect(instruction).toContain(text.trim());
  });

  test('supports nearly every answer of builtin with its linked page', () => {
    const facts = data.answers.filter(({ kind }) => kind === 'fact');
    const objected = facts.filter(({ page, say }) => {
      const answer = cleanAnswer(`${say} See [the page](${page}).`, { paths: knowledge.paths, url: siteUrl });
      return objectionTo(answer, passages, '') !== undefined;
    });
    // Computed counts, such as "six decisions", are on no page.
    expect(objected.length / facts.length).toBeLessThan(0.02);
  });

  test.each(Object.values(content.caseStudies))('has no figure of another client on the page of $client', ({ client, slug, roi }) => {
    const others = content.caseStudies.filter((other) => other.roi !== roi);
    for (const other of others) {
      const answer = cleanAnswer(`${client} saw a return of ${other.roi}. [Case study](/case-studies/${slug})`, {
        paths: knowledge.paths,
        url: siteUrl,
      });
      expect(objectionTo(answer, passages, ''), other.roi).toBe('has a figure that the pages it links to do not have');
    }
  });
});
