import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { documentList } from '../../content/document-list.ts';
import { documentHtml } from '../../site/src/documents/print/document-html.tsx';
import { builtFiles, builtPage, builtText } from '../support/built-site/built-site.ts';
import { typefaceCharacters } from '../support/built-site/built-typeface.ts';
import { strays } from '../support/built-site/strays.ts';
import { content } from '../support/content/site-routes.ts';

const drawn = typefaceCharacters();

describe('the typeface has every character', () => {
  test.for([
    ['digits and sums', '0123456789 1,20,000 1.499,50 +−×÷=% ½'],
    ['currencies', '$ € £ ¥ ₹ ₽ ₺ ₩ ₪ ₫ ₦ ₱ ₵'],
    ['names of western and northern Europe', 'Zoë Núñez, François Müller, Åse Øyvind, Þór Æsa, Œuvre, Straße'],
    ['names of central and eastern Europe', 'Łukasz Żółć, Žižek Čapková, Őry Bűn, Ștefan Țară, Đorđe, Ģirts Ķēniņš, Jūratė'],
    ['names of Turkey, and of India in Latin letters', 'Çağrı İpek Şişli, Ānand Vīra Rūpā'],
    ['quotation marks and dashes', '“a” ‘b’ „c“ ‹d› «e» – — … • ′ ″ © ® ™ °'],
  ])('that visitors type: %s', ([, text]) => {
    expect(strays(text as string, drawn)).toEqual([]);
  });

  test('of all pages, hidden states, fields and generated content', () => {
    for (const file of builtFiles('.html')) {
      const page = builtPage(file);
      const fields = selectAll('[placeholder], [value]', page).map(
        ({ properties }) => `${properties.placeholder ?? ''}${properties.value ?? ''}`,
      );
      const styled = selectAll('style', page).flatMap((style) =>
        [...textOf(style).matchAll(/content:\s*"([^"]*)"/g)].map(([, text]) => text),
      );
      const text = selectAll('body', page).map(textOf).join('');
      expect(text.length, file).toBeGreaterThan(100);
      expect(strays([text, ...fields, ...styled].join(''), drawn), file).toEqual([]);
    }
  });

  test('of all content and scripts', () => {
    expect(strays(JSON.stringify(content), drawn)).toEqual([]);
    for (const file of builtFiles('.js')) expect(strays(builtText(file), drawn), file).toEqual([]);
  });

  test('of all documents', () => {
    for (const { slug } of documentList(content)) expect(strays(documentHtml(content, slug), drawn), slug).toEqual([]);
  });
});

test('a missing character is detected', () => {
  expect(strays('₴ ⌘ → ạ', drawn)).toEqual(['₴', '⌘', '→', 'ạ']);
  expect(strays('सवाल 日本語 🙂', drawn)).toEqual([]);
});
