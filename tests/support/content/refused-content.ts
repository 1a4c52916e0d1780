import { content } from './site-routes.ts';

export const pricing = 'services/dynamic-pricing.yaml';
export const luxewear = 'case-studies/luxewear.yaml';
const card = { icon: 'rank', title: 'One more card', text: 'It has no room.' };
const six = content.services[0]?.features.items ?? [];
const alt = 'The shop front on a Sunday morning.';
const address = 'https://pics.example/a.jpg';
const by = 'Meera Joshi';
const on = '2026-11-20';
const guide = 'documents/reorder-points.yaml';
const block = 'chapters[0].sections[0].blocks[0]';
const table = 'chapters[2].sections[0].blocks[0].table';
const photo = 'picture.photo';
const confirmed = 'members[1].confirmed';
const finding = 'firstWeek.findings[0].sum';
const example = 'chapters[1].sections[1].blocks[0].example';

/** Rule; field and its invalid value; message with the fix; and the reported field, if it is another one. */
type Row = [rule: string, field: string, value: unknown, fix: string, where?: string];
type Rows = Record<string, Row[]>;

/** Rules within one file, by the file that is changed. */
export const refusedByItself: Rows = {
  [pricing]: [
    ['a picture without alt text', 'picture.alt', undefined, 'is missing: write a line of text'],
    ['alt text that says nothing', 'picture.alt', 'image', 'say in a few words what the picture shows'],
    ['an unknown key', 'subtitle', 'A price', 'is not a known key: remove it or check its spelling'],
    ['an unknown key inside a list', 'features.items[3].colour', 'green', 'is not a known key'],
    ['a title too long for a result page', 'title', 'A'.repeat(52), 'is 52 characters long: shorten it to 51 or fewer'],
    ['a description too short', 'description', 'Prices by the hour.', 'write 70 to 160, a full sentence about this page'],
    ['a description too long', 'description', 'a'.repeat(161), 'shorten it to 160 or fewer'],
    ['an exclamation mark', 'closing.heading', 'Try it now!', 'end the sentence with a full stop'],
    ['an HTML tag', 'lead', 'Prices <b>move</b> with demand.', 'write plain words'],
    ['an empty word', 'lead', 'A seamless way to set prices.', 'says "seamless": say what changes for the shop instead'],
    ['a line break', 'lead', 'Prices move\nwith demand.', 'write it as one line'],
    ['an empty text', 'lead', '', 'is empty: write a line of text'],
    ['an answer that cannot stand alone', 'features.items[0].answer', 'It reads orders.', 'name what it is about, as an answer stands'],
    ['an unknown drawing', 'picture.drawing', 'unicorn', 'must be one of: scale, ranked-shelf'],
    ['an unknown icon', 'features.items[0].icon', 'rocket', 'must be one of: trend, compare'],
    ['five cards', 'features.items', six.slice(0, 5), 'must have exactly 6 cards'],
    ['seven cards', 'features.items', [...six, card], 'must have exactly 6 cards'],
    ['a figure in the place of its id', 'results.items[0].figure', '26%', 'must be lower-case words joined by hyphens'],
    ['a name that cannot be an address', 'proof.caseStudy', 'Tech Pro', 'must be lower-case words joined by hyphens'],
  ],
  'artefacts.yaml': [
    ['a proposal that does not add up', 'proposal.calculation.total.value', '250', 'total must be the sum of rows', 'proposal.calculation'],
    ['a finding multiplied wrongly', `${finding}.label`, '5 days × 24 totes × ₹529 margin', 'value must be what label comes to', finding],
    ['a weekly sheet that does not add up', 'weekly.total', '₹62,000', 'total must be the sum of what was earned', 'weekly'],
  ],
  [luxewear]: [
    ['a return without its percent sign', 'roi', '3.5 times', 'must be a percentage such as 350%'],
    ['a photograph without words', photo, { file: 'a.jpg' }, 'must have alt and either file'],
    ['two photographs', photo, { file: 'a.jpg', address, alt }, 'must have alt and either file (a name in content/photos)'],
    ['no file name', photo, { file: '../agency.yaml', alt }, 'must be a file name such as shop-front.jpg', `${photo}.file`],
    ['plain http', photo, { address: 'http://pics.example', alt }, 'must be an address such as https://', `${photo}.address`],
  ],
  'pages/journey.yaml': [['an unknown scene', 'milestones[0].picture.scene', 'moon', 'must be one of: counter, shelf']],
  'pages/resources.yaml': [
    ["a category's picture without alt text", 'categories[1].picture.alt', undefined, 'is missing: write a line of text'],
  ],
  'pages/search.yaml': [['an unknown small drawing', 'picture.drawing', 'unicorn', 'must be one of: drawer-cabinet, locked-drawer']],
  'pages/global-presence.yaml': [
    ['an office without its latitude', 'offices[2].latitude', undefined, 'degrees from -90 to 90, north of zero'],
    ['an office off the map', 'offices[1].longitude', 200, 'degrees from -180 to 180, east of zero'],
    ['coordinates in words', 'offices[0].latitude', '19 N', 'copy it from a map'],
  ],
  'agency.yaml': [
    ['a phone number without its country', 'phone.number', '022 1234 5678', 'must be in international form, such as +91'],
    ['an unknown time zone', 'timeZone', 'India', 'must be an IANA time zone such as Asia/Kolkata'],
    ['a week without a working day', 'workingDays', [], 'list the weekdays on which you answer'],
    ['an unknown weekday', 'workingDays[0]', 'mon', 'must be a weekday such as monday'],
    ['a holiday that is no date', 'holidays[0].day', '25 December', 'must be a date such as 2026-12-25'],
    ['the same holiday twice', 'holidays[1].day', '2026-12-25', 'list each day once'],
    ['a time zone without summer time', 'timeZone', '+05:30', 'must be an IANA time zone'],
  ],
  'mail.yaml': [
    ['a mail that says no week', 'overview.subject', 'Your website: {enquiries}', 'does not have {days}: put it where it belongs'],
  ],
  'industries/food-grocery.yaml': [
    ['a good that cannot be drawn', 'proposal.good', 'unicorn', 'must be one of: tote, lamp'],
    ['a calculation that is wrong', 'proposal.calculation.total.value', '₹500', 'does not add up', 'proposal.calculation'],
    ['a number that the example shop does not have', 'proposal.why', 'At {tote.prise}.', 'names {tote.prise}, which example-shop.yaml'],
    ['a sign that cannot be drawn', 'features.items[1].icon', 'moon', 'must be one of: trend, compare'],
  ],
  'solutions/small-business.yaml': [
    ['a closing that does not say what comes next', 'closing.text', undefined, 'is missing: write a line of text'],
    ['a benefit too few', 'benefits.items', ['One', 'Two', 'Three', 'Four', 'Five'], 'must have exactly 6 lines'],
  ],
  [guide]: [
    ['an exclamation mark in a document', 'chapters[0].lead', 'Order now!', 'has an exclamation mark'],
    ['a piece of two kinds', `${block}.note`, 'A note beside a text.', 'must have exactly one kind', block],
    ['a table with a row that is too short', `${table}.rows[0]`, ['Sets', 'No chairs'], 'has a row that is longer or shorter', table],
  ],
  'pages/team.yaml': [
    ['a number where a text belongs, which is not missing', 'members[0].role', 5, 'is no text: put it in quotes'],
    ['no value where a text belongs', 'members[0].role', null, 'is empty: write a line of text, in quotes where it begins with a sign'],
    ['a confirmation without a date', confirmed, { by }, 'must be a date such as 2026-11-22', `${confirmed}.on`],
    ['a confirmation with a day in words', confirmed, { by, on: 'now' }, 'must be a date such as 2026-11-22', `${confirmed}.on`],
    ['a confirmation from the future', confirmed, { by, on: '2099-01-01' }, 'is still to come', `${confirmed}.on`],
    ['a confirmation by nobody', confirmed, { by: '', on }, 'is empty', `${confirmed}.by`],
    ['a confirmation that is only a word', confirmed, 'yes', 'must be the name and the date of the confirmation'],
    ['a confirmation with an unknown key', confirmed, { by, on, note: 'by phone' }, 'is not a known key', `${confirmed}.note`],
  ],
  'pages/about.yaml': [
    ['a confirmation where nothing waits for one', 'closing.confirmed', { by, on }, 'is not a known key: remove it or check'],
  ],
};

/** Rules across files. */
export const refusedBesideOthers: Rows = {
  'navigation.yaml': [
    ['a menu entry that leads nowhere', 'main[1].href', '/servises', 'leads to /servises, which is no page: correct the address'],
    ['a footer link that leads nowhere', 'footer[2].links[2].href', '/sitemap.html', 'leads to /sitemap.html, which is no page'],
  ],
  'answers/case-studies-homestyle.yaml': [
    [
      'words that nobody said',
      'answers[3].answer',
      'Ingrid says: "It is perfect."',
      'quotes "It is perfect.", which no quote on the pages',
    ],
  ],
  'pages/home.yaml': [
    ['a link of a page that leads nowhere', 'hero.primary.href', '/kontakt', 'leads to /kontakt, which is no page'],
    ['an invented figure on an overview', 'hero.lead', 'Live within 9 days.', 'says "9 days", which is not an agreed figure'],
  ],
  'pages/services.yaml': [
    ['a figure beside the label of another', 'track.items[3].figure', 'growth', 'is growth, but nothing beside it says what it counts'],
  ],
  [pricing]: [
    ['a case study that does not exist', 'proof.caseStudy', 'nobody', 'there is no content/case-studies/nobody.yaml: use one of active'],
    ['an invented figure', 'lead', 'Prices that earn 73% more.', 'says "73%", which is not an agreed figure for this page'],
    ["another page's figure", 'lead', 'Loyalty grows by 3x.', 'says "3x", which is not an agreed figure for this page'],
  ],
  [luxewear]: [
    ['a service that does not exist', 'services', ['magic'], 'there is no content/services/magic.yaml: use one of ai-', 'services[0]'],
    ['an industry that does not exist', 'industry', 'mining', 'there is no content/industries/mining.yaml: use one of beauty-cosmetics'],
    ['a document that does not exist', 'resources', ['memoirs'], 'there is no content/resources/memoirs.yaml: use one', 'resources[0]'],
    ['steps that take longer than the timeline', 'implementation[0].months', 2, 'takes 7 months', 'implementation'],
    ['a photograph that is not there', photo, { file: 'gone.jpg', alt }, 'is not in content/photos: put it there', `${photo}.file`],
  ],
  'pages/about.yaml': [
    ['an unlisted host', photo, { address, alt }, 'is on pics.example, which content/photo-hosts.yaml does not list', `${photo}.address`],
  ],
  'pages/technology.yaml': [],
  'resources/six-shops.yaml': [
    ['a category that does not exist', 'category', 'gossip', 'which pages/resources.yaml does not list: use one of getting-started'],
    ['the document of another', 'downloadLink', '/documents/price-limits.pdf', 'as in content/resources/price-limits.yaml'],
    ['the document of a client', 'downloadLink', '/documents/luxewear.pdf', 'as in content/case-studies/luxewear.yaml'],
  ],
  'pages/global-presence.yaml': [
    ["an office's people", 'offices[0].answer', 'Mumbai has 250+ employees.', 'says "250+ employees", which is not an agreed figure'],
  ],
  'pages/contact.yaml': [
    ['two questions with one name', 'faq.items[1].id', content.pages.contact.faq.items[0]?.id, 'as faq.items[0].id is: write a name'],
    ['a link in an answer that stands on its page', 'faq.items[2].answer', 'Write [to us](/contact).', 'would be shown as it stands'],
  ],
  'services/analytics.yaml': [
    ['bold text', 'lead', 'Know **roughly** what sells.', 'has Markdown, "**", which would be shown as it stands: write plain words'],
    ['text in italics', 'closing.heading', 'See *your* month', 'has Markdown, "*your*"'],
    ['a link where nothing reads it', 'features.items[0].text', 'Read [more](/about).', 'has Markdown, "[more](/about)"'],
    ['code', 'features.items[1].text', 'It reads `orders`.', 'has Markdown'],
    ['a heading of Markdown', 'features.items[2].text', '## Orders', 'has Markdown, "##"'],
  ],
  'privacy-elsewhere.yaml': [
    ['a replacement for a missing paragraph', 'paragraphs[0].begins', 'A carrier pigeon', 'begins no paragraph of pages/privacy.md'],
  ],
  'calculator.yaml': [
    ['an option without a figure', 'options[1]', 'analytics', 'is analytics, which publishes no figure for sales or margin'],
  ],
  'industries/food-grocery.yaml': [
    ['a card of an unknown service', 'features.items[0].service', 'magic', 'names "magic"'],
    ['a trade without what its client uses', 'features.items[5].service', 'analytics', 'dynamic-pricing, which', 'features.items'],
    ['a claim on a card', 'features.items[0].text', 'Throws away 40% less.', 'is not an agreed figure'],
  ],
  [guide]: [
    ['a figure that was never agreed', 'chapters[0].lead', 'You will order 61% less.', 'says "61%", which is not an agreed figure'],
    ['an example that speaks of a client', `${example}.title`, 'What FreshMart reorders', 'names FreshMart in an example'],
    ['a chapter that was not promised', 'chapters[0].heading', 'Another', 'write "The lead time you are told and the one you get", or'],
  ],
  'documents/techpro.yaml': [
    ["another shop's figure", 'chapters[0].lead', 'It returned 425% within the first year.', 'says "425%", which is not an agreed figure'],
  ],
  'documents/six-shops.yaml': [
    ['an unknown shop', 'chapters[1].sections[0].blocks[0].shop', 'nobody', 'there is no content/case-studies/nobody.yaml: use one of'],
  ],
};

/** Valid values that resemble a violation: figures of an example shop, and optional fields. */
export const accepted: [file: string, field: string, value: unknown][] = [
  ['industries/food-grocery.yaml', 'proposal.why', 'Order 40% fewer boxes for 2 days.'],
  [guide, `${example}.reading`, 'The shop sells 61% in 13 days.'],
  ['case-studies/glowco.yaml', 'testimonial.portrait', undefined],
];
