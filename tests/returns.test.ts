import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cameBack } from '../content/came-back.ts';
import { textsOf } from '../content/checks/content-files.ts';
import { unconfirmed } from '../content/checks/unconfirmed.ts';
import { CaseResults } from '../site/src/case-studies/CaseStudy.tsx';
import { documentHtml } from '../site/src/documents/print/document-html.tsx';
import { content } from './support/content/site-routes.ts';

describe('a return on investment', () => {
  test.for([
    ['350%', 4.5],
    ['425%', 5.25],
    ['2x', 3],
    ['2.5x', 3.5],
  ] as const)('of %s brings back %d for each 1 spent', ([figure, back]) => expect(cameBack(figure)).toBe(back));

  test('is stated as an amount in every case study', () => {
    for (const study of content.caseStudies)
      expect(renderToStaticMarkup(createElement(CaseResults, { study }))).toContain(
        `₹${100 + Number.parseInt(study.roi, 10)} came back for every ₹100 spent.`,
      );
  });

  test('has the same amount in all texts and documents', () => {
    const statements = textsOf(content).flatMap(({ file, path, text }) =>
      [...text.matchAll(/(\d+)%[^.]*?100 spent[^.]*?(?:brought back|came back)[^.\d]*(\d+)/g)].map(([, roi, back]) => ({
        ...{ file, path, roi, back },
      })),
    );
    expect(statements.length).toBeGreaterThan(2);
    expect(statements.filter(({ roi, back }) => Number(back) !== Number(roi) + 100)).toEqual([]);
    expect(documentHtml(content, 'six-shops')).toContain('At 350%, ₹450 came back for every ₹100 spent.');
  });
});

describe('text explains figures that do not add up:', () => {
  const { offices, totals } = content.pages.globalPresence;

  test('totals of offices and agency, which the owner must confirm', () => {
    const sum = (key: 'employees' | 'clients') => offices.reduce((all, office) => all + Number.parseInt(office[key], 10), 0);
    const total = (label: string) => Number.parseInt(totals.items.find((item) => item.label === label)?.figure ?? '', 10);
    expect([sum('employees') < total('team members'), sum('clients') < total('clients')]).toContain(true);
    expect(totals.lead).toMatch(/its own people and clients.*outside the/);
    expect(unconfirmed(content)).toContainEqual(expect.objectContaining({ file: 'pages/global-presence.yaml', field: 'totals' }));
  });

  test('enterprise clients and all clients', () => {
    const milestone = content.pages.journey.milestones.find(({ title }) => title.includes('enterprise clients'));
    expect(milestone?.description).toMatch(/500\+ businesses/);
    expect(milestone?.answer).toMatch(/500\+ businesses/);
  });
});
