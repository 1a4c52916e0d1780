import { loadContent } from '../../content/load.ts';

export const pricing = 'services/dynamic-pricing.yaml';
export const luxewear = 'case-studies/luxewear.yaml';
const card = { icon: 'rank', title: 'One more card', text: 'It has no room.' };
const six = loadContent().services[0]?.features.items ?? [];

/** What is refused; the file and field that are set; the wrong value; what the problem says, with how to mend it. */
type Case = [rule: string, file: string, field: string, value: unknown, fix: string];

const wordCases: Case[] = [
  ['a picture without alt text', pricing, 'picture.alt', undefined, 'is missing: write a line of text'],
  ['alt text that says nothing', pricing, 'picture.alt', 'image', 'say in a few words what the picture shows'],
  ['an unknown key', pricing, 'subtitle', 'A price', 'is not a known key: remove it or check its spelling'],
  ['an unknown key inside a list', pricing, 'features.items[3].colour', 'green', 'is not a known key'],
  ['a title too long for a result page', pricing, 'title', 'A'.repeat(52), 'is 52 characters long: shorten it to 51 or fewer'],
  ['a description too short', pricing, 'description', 'Prices by the hour.', 'write 70 to 160, a full sentence about this page'],
  ['a description too long', pricing, 'description', 'a'.repeat(161), 'shorten it to 160 or fewer'],
  ['an exclamation mark', pricing, 'closing.heading', 'Try it now!', 'end the sentence with a full stop'],
  ['an HTML tag', pricing, 'lead', 'Prices <b>move</b> with demand.', 'write plain words'],
  ['an empty word', pricing, 'lead', 'A seamless way to set prices.', 'says "seamless": say what changes for the shop instead'],
  ['a line break', pricing, 'lead', 'Prices move\nwith demand.', 'write it as one line'],
  ['an empty text', pricing, 'lead', '', 'is empty: write a line of text'],
  ['an unknown drawing', pricing, 'picture.drawing', 'unicorn', 'must be one of: scale, ranked-shelf'],
  ["a milestone's unknown scene", 'pages/journey.yaml', 'milestones[0].picture.scene', 'moon', 'must be one of: counter, shelf'],
  [
    "a category's picture without alt text",
    'pages/resources.yaml',
    'categories[1].picture.alt',
    undefined,
    'is missing: write a line of text',
  ],
  ['an unknown small drawing', 'pages/search.yaml', 'picture.drawing', 'unicorn', 'must be one of: drawer-cabinet, locked-drawer'],
  [
    'an office without its latitude',
    'pages/global-presence.yaml',
    'offices[2].latitude',
    undefined,
    'degrees from -90 to 90, north of zero',
  ],
  ['an office off the map', 'pages/global-presence.yaml', 'offices[1].longitude', 200, 'degrees from -180 to 180, east of zero'],
  ['coordinates in words', 'pages/global-presence.yaml', 'offices[0].latitude', '19 N', 'copy it from a map'],
  ['an unknown icon', pricing, 'features.items[0].icon', 'rocket', 'must be one of: trend, compare'],
  ['five cards', pricing, 'features.items', six.slice(0, 5), 'must have exactly 6 cards'],
  ['seven cards', pricing, 'features.items', [...six, card], 'must have exactly 6 cards'],
  ['a phone number without its country', 'agency.yaml', 'phone.number', '022 1234 5678', 'must be in international form, such as +91'],
  ['a time zone that is none', 'agency.yaml', 'timeZone', 'India', 'must be an IANA time zone such as Asia/Kolkata'],
  ['a time zone without summer time', 'agency.yaml', 'timeZone', '+05:30', 'must be an IANA time zone'],
  [
    'a mail that does not say which week',
    'mail.yaml',
    'overview.subject',
    'Your website: {enquiries}',
    'does not have {days}: put it where it belongs',
  ],
  ['a name that cannot be an address', pricing, 'proof.caseStudy', 'Tech Pro', 'must be lower-case words joined by hyphens'],
  ['a return without its percent sign', luxewear, 'roi', '3.5 times', 'must be a percentage such as 350%'],
];

const referenceCases: Case[] = [
  [
    'a menu entry that leads nowhere',
    'navigation.yaml',
    'main[1].href',
    '/servises',
    'leads to /servises, which is no page: correct the address',
  ],
  [
    'a footer link that leads nowhere',
    'navigation.yaml',
    'footer[2].links[2].href',
    '/sitemap.html',
    'leads to /sitemap.html, which is no page',
  ],
  ['a link of a page that leads nowhere', 'pages/home.yaml', 'hero.primary.href', '/kontakt', 'leads to /kontakt, which is no page'],
  [
    'a case study that does not exist',
    pricing,
    'proof.caseStudy',
    'nobody',
    'there is no content/case-studies/nobody.yaml: use one of activegear',
  ],
  [
    'a service that does not exist',
    luxewear,
    'services',
    ['magic'],
    'there is no content/services/magic.yaml: use one of ai-recommendations',
  ],
  [
    'an industry that does not exist',
    luxewear,
    'industry',
    'mining',
    'there is no content/industries/mining.yaml: use one of beauty-cosmetics',
  ],
  [
    'a document that does not exist',
    luxewear,
    'resources',
    ['memoirs'],
    'there is no content/resources/memoirs.yaml: use one of answering-well',
  ],
  [
    'a technology page that does not exist',
    'pages/technology.yaml',
    'path.steps[0].page',
    'wiring',
    'there is no content/technology/wiring.yaml: use one of ai-ml, ecommerce-platforms, integration',
  ],
  [
    'a category that does not exist',
    'resources/six-shops.yaml',
    'category',
    'gossip',
    'which pages/resources.yaml does not list: use one of getting-started',
  ],
];

const figureCases: Case[] = [
  ["a service's result", pricing, 'results.items[0].figure', '26%', 'says 26%, but the agreed figure is up to 25%: write up to 25%'],
  [
    "a platform's result",
    'technology/ecommerce-platforms.yaml',
    'integrationFeatures.items[0].metrics',
    '4 minutes',
    'the agreed figure is 5 minutes',
  ],
  ["a case study's return", luxewear, 'roi', '351%', 'says 351%, but the agreed figure is 350%: write 350%'],
  ["a case study's timeline", luxewear, 'timeline', 7, 'says 7, but the agreed figure is 6: write 6'],
  [
    "an office's people",
    'pages/global-presence.yaml',
    'offices[0].employees',
    '250+',
    'says 250+, but the agreed figure is 200+: write 200+',
  ],
  [
    "another page's figure among the agency's own",
    'pages/home.yaml',
    'proof[3].figure',
    '95%',
    'says 95%, which is no agreed figure of the agency',
  ],
  ["an office's clients", 'pages/global-presence.yaml', 'offices[3].clients', '45+', 'says 45+, but the agreed figure is 40+: write 40+'],
  [
    'an invented figure in a sentence',
    pricing,
    'lead',
    'Prices that earn 73% more.',
    'says "73%", which is not an agreed figure for this page',
  ],
  ["another page's figure", pricing, 'lead', 'Loyalty grows by 3x.', 'says "3x", which is not an agreed figure for this page'],
  [
    'an invented figure on an overview',
    'pages/home.yaml',
    'hero.lead',
    'Live within 9 days.',
    'says "9 days", which is not an agreed figure',
  ],
];

/** One for each rule that a single field can break. */
export const refusedContent: readonly Case[] = [...wordCases, ...referenceCases, ...figureCases];
