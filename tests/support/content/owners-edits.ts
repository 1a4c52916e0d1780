import { load } from 'js-yaml';
import type { ContentCopy } from './content-copy.ts';
import { withoutAnswers } from './new-entries.ts';

/**
 * Makes a year's edits of an owner in a copy of the content: the real address, new headlines and labels, a claim changed in the
 * agreement and in its texts, a person replaced, a seventh industry, case study and question.
 */
export function ownersEdits(copy: ContentCopy): void {
  /** Copies a file without its answers, because answers about one industry or client do not fit another. */
  const copyWithoutAnswers = (file: string) => JSON.stringify(withoutAnswers(load(copy.read(file))));
  const replace = (file: string, text: string, by: string) => copy.write(file, copy.read(file).replaceAll(text, by));

  copy.set('agency.yaml', 'phone', { number: '+91 22 6112 4433', placeholder: false });
  copy.set('agency.yaml', 'email', { address: 'hello@tarazu.in', placeholder: false });
  copy.set('agency.yaml', 'social[0].href', 'https://facebook.com/tarazu');
  copy.set('pages/contact.yaml', 'form.labels.name', 'Your name');
  copy.set('chat.yaml', 'notice', 'I am an AI, and answer from the words on this site.');
  copy.set('services/dynamic-pricing.yaml', 'heading', 'A price for each hour of the day');
  copy.set('pages/home.yaml', 'hero.heading', 'A steady hand for a busy shop.');

  for (const file of ['agreed-figures.yaml', 'services/analytics.yaml', 'pages/comparison.yaml']) replace(file, '40%', '42%');

  const [{ name: before }] = (load(copy.read('pages/team.yaml')) as { members: [{ name: string }] }).members;
  for (const file of ['pages/team.yaml', 'placeholders.yaml', 'pages/journey.yaml', 'answers/about-team.yaml'])
    replace(file, before, 'Meera Joshi');

  copy.write('industries/toys-games.yaml', copyWithoutAnswers('industries/sports-fitness.yaml'));
  copy.set('industries/toys-games.yaml', 'title', 'AI for toy and games shops');
  copy.set(
    'industries/toys-games.yaml',
    'description',
    'What to put on the shelf before the holidays, which age to suggest it for, and what to order again before it is gone.',
  );
  copy.set('industries/toys-games.yaml', 'name', 'Toys & Games');
  copy.set('industries/toys-games.yaml', 'heading', 'The right age on every box');
  for (const file of ['industries', 'solutions']) {
    const list = file === 'industries' ? 'order' : 'industries.order';
    copy.push(`pages/${file}.yaml`, list, 'toys-games');
  }

  copy.write('case-studies/playbarn.yaml', copyWithoutAnswers('case-studies/glowco.yaml').replaceAll('GlowCo', 'PlayBarn'));
  copy.set('case-studies/playbarn.yaml', 'title', 'PlayBarn: the right age on every box');
  copy.set(
    'case-studies/playbarn.yaml',
    'description',
    'A 310% return within the first year, from advice by age that starts with the toys at home and goes on at the pace of each child.',
  );
  copy.set('case-studies/playbarn.yaml', 'industry', 'toys-games');
  copy.push('pages/case-studies.yaml', 'order', 'playbarn');

  copy.push('pages/contact.yaml', 'faq.items', {
    id: 'languages',
    question: 'Which languages do you work in?',
    answer: 'English, Hindi and Marathi in Mumbai, and the languages of our other offices there.',
  });
}
