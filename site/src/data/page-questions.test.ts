import { expect, test } from 'vitest';
import { routes } from '../../../content/routes.ts';
import { maxQuestionLength } from '../../../shared/api/chat.ts';
import { content } from '../../../tests/support/content/site-routes.ts';
import { pageQuestions } from './page-questions.ts';

test('every page offers questions that the assistant can answer', () => {
  for (const { path, listed } of routes(content)) {
    const questions = pageQuestions(path, content);
    if (listed) expect(questions, path).toHaveLength(2);
    for (const question of questions) expect(question).toMatch(/^[^{}\n]{5,60}\?$/);
    for (const { length } of questions) expect(length).toBeLessThanOrEqual(maxQuestionLength);
  }
});

test('an unknown address has no questions', () => {
  expect(pageQuestions('/nowhere')).toEqual([]);
});
