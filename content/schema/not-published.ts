/** Pattern of a published claim, and a sentence that matches it. */
type Claim = readonly [says: RegExp, example: string];

/**
 * Claims that the site deliberately does not publish. Answers that say "we publish no …" list them in `lacks`.
 * The build fails once a page makes such a claim.
 * Keep patterns narrow: they must not match calculations of the example shop or clients' figures.
 */
export const notPublished = {
  'ai-laws': [/\b(?:comply|complies|compliant|conform\w*) with the (?:EU|European) AI Act\b/i, 'Our models comply with the EU AI Act.'],
  awards: [/\b(?:won|received|winner of|awarded) (?:an? |the )?.{0,40}\b(?:award|prize)\b/i, 'Tarazu won the 2024 Retail Award.'],
  'backup-plan': [/\b(?:backups? (?:are|is) (?:made|taken|kept)|back up your data)\b/i, 'Backups are taken every night.'],
  benchmarks: [
    /\b(?:benchmarks?|average) (?:for|among|of) (?:fashion|electronics|grocery|furniture|beauty|sports) (?:shops|retailers)\b/i,
    'The average for fashion shops is twelve.',
  ],
  'bias-study': [/\b(?:bias|fairness) (?:study|audit|report)\b/i, 'Read our bias audit of last year.'],
  certificates: [/\b(?:ISO[ /]?(?:IEC )?\d{4,5}|SOC ?[12])\b/, 'We hold ISO 27001.'],
  'client-contacts': [
    /\b(?:call|write to|speak to|phone) (?:Luxewear|TechPro|GlowCo|ActiveGear|HomeStyle|FreshMart) (?:at|on|under)\b/i,
    'Write to Luxewear at their office.',
  ],
  'client-dates': [/\b(?:client|customer) (?:of ours )?since (?:19|20)\d\d\b/i, 'GlowCo is a client since 2019.'],
  'closing-down': [/\bif we (?:should )?(?:close down|go out of business|cease)\b/i, 'If we close down, you get the models.'],
  'company-finances': [
    /\b(?:our|Tarazu's) (?:turnover|annual revenue|profit|funding|investors?) (?:is|was|are|of|came)\b/i,
    'Our turnover was 40 million in the last year.',
  ],
  confidentiality: [/\b(?:our|sign|signed|offer) (?:an? |the |your )?(?:NDA|non-disclosure agreement)\b/i, 'We sign your NDA first.'],
  'contract-terms': [
    /\b(?:notice period|minimum (?:contract )?term|contract runs?|payable within|payment terms)\b/i,
    'The notice period is a quarter.',
  ],
  'custom-platform-hours': [/\b\d+ (?:hours|days) (?:of work )?for your developers\b/i, 'Plan 20 hours for your developers.'],
  'data-agreement': [/\b(?:our|the) (?:data processing agreement|DPA|subprocessors)\b/i, 'Download our data processing agreement.'],
  'developer-documentation': [/\b(?:developer|API) (?:documentation|docs|portal|reference)\b/i, 'Read the API reference.'],
  energy: [/\b(?:kWh|CO2|carbon|emissions?)\b/i, 'A forecast takes 2 kWh.'],
  exclusivity: [/\b(?:exclusiv(?:e|ity|ely))\b/i, 'You get exclusivity in your city.'],
  'failed-projects': [/\b(?:projects?|clients?) (?:that )?(?:failed|left us|have left)\b/i, 'Two projects failed last year.'],
  'free-dates': [/\b(?:next|earliest) (?:free|available) (?:date|slot|start)\b/i, 'The next free slot is in March.'],
  'free-plan': [/\bfree (?:plan|trial|tier|month)\b/i, 'Begin with a free plan.'],
  'introduction-to-shoppers': [
    /\b(?:Customer Service|our assistant|The assistant) introduces itself\b/i,
    'The assistant introduces itself by name.',
  ],
  jobs: [/\b(?:open (?:positions?|roles?)|vacanc(?:y|ies)|we are hiring|join our team|apply for)\b/i, 'See our open positions.'],
  'joint-figures': [/\b(?:both|two|all|several) services together (?:bring|add|give|return)\b/i, 'Both services together bring more.'],
  'least-size': [/\b(?:at least|a minimum of|from) \d[\d,.]* (?:products|orders|visitors)\b/i, 'Your shop needs at least 200 products.'],
  liability: [/\b(?:our liability|we are liable|liability (?:is|insurance)|indemnif\w+)\b/i, 'Our liability is limited to the fee.'],
  'moving-platform': [
    /\b(?:move|migrate|switch)\w* (?:to|from) (?:another|one) (?:shop )?platform\b/i,
    'We help when you move to another platform.',
  ],
  newsletter: [/\b(?:our (?:newsletter|blog|webinars?)|subscribe to|sign up for (?:news|our))\b/i, 'Read our newsletter each month.'],
  'office-hours': [
    /\bour (?:office|opening|telephone) hours\b|\b(?:Monday|Mon)\b.{1,4}\b(?:Friday|Fri)\b/i,
    'Our telephone hours are nine to six.',
  ],
  'office-opening-dates': [
    /\b(?:Amsterdam|Singapore|Dubai) office (?:was )?opened\b|\bopened (?:our|an|the) office in\b/i,
    'The Amsterdam office opened in spring.',
  ],
  'outside-audit': [/\b(?:audited by|independent(?:ly)? (?:audit|verif)\w*)\b/i, 'Our figures are audited by a third party.'],
  'partner-programme': [/\b(?:partner programme|partner program|referral (?:fee|commission)|resellers?)\b/i, 'Join our partner programme.'],
  partnerships: [/\b(?:official|certified|premier|gold) (?:\w+ )?partner\b/i, 'We are an official Shopify partner.'],
  'payback-time': [/\b(?:pays? (?:for itself|back)|payback) (?:in|within|after|time is)\b/i, 'The service pays back within a season.'],
  press: [/\b(?:press (?:kit|contact|releases?)|as seen in)\b/i, 'Download the press kit.'],
  prices: [
    /(?:₹|€|\$|£|\bRs\.?|\bINR|\bUSD|\bEUR) ?\d[\d,]*(?:\.\d+)?(?: lakh|k)?(?: (?:a|per|each) | ?\/ ?)(?:month|year|week|hour|order|shop|user)\b|\b(?:our|the) (?:fee|price list|service|plan)s? (?:is|starts?|costs?)(?: from| at)? ?(?:₹|€|\$|£|Rs|INR|USD|EUR)? ?\d/i,
    'Plans from ₹9,999 a month.',
  ],
  'private-lives': [
    /\b(?:is \d\d years old|studied at|(?:is )?married|has (?:two|three|\d) children)\b/i,
    'Vasanti Karnik studied at a university in Pune.',
  ],
  'product-limit': [/\b(?:up to|at most|no more than) \d[\d,.]*[KM]? products\b/i, 'The catalogue may have up to 50,000 products.'],
  'raw-materials': [/\b(?:raw materials?|production planning|bill of materials)\b/i, 'It plans raw materials as well.'],
  'rate-limit': [/\b\d[\d,.]{0,15} (?:calls|requests) (?:a|per) (?:second|minute|hour|day)\b/i, 'You may send 500 requests per minute.'],
  'report-formats': [/\breports? (?:as|in|come as) (?:PDF|Excel|XLSX|PowerPoint)\b/i, 'It sends reports as PDF.'],
  sdk: [/\b(?:mobile SDK|SDK for|our SDK)\b/i, 'Use our SDK.'],
  'security-incidents': [/\b(?:security (?:incidents?|breach(?:es)?)|data breach(?:es)?)\b/i, 'We had no security incidents last year.'],
  'service-saving': [/\b(?:saves?|replaces?) \d+%? (?:of )?(?:agents|support (?:staff|hours))\b/i, 'It saves 3 agents.'],
  'share-answered-alone': [/\b\d+% of (?:customers' |customer |all )?(?:questions|tickets|chats)\b/i, 'It answers 70% of questions alone.'],
  'sla-credits': [/\b(?:service credits?|SLA credits?|penalt(?:y|ies) (?:for|if|when))\b/i, 'You get service credits.'],
  'staff-by-profession': [/\b\d+\+? (?:data scientists|engineers|developers|consultants)\b/i, 'We have 300 data scientists.'],
  'staff-languages': [/\bour (?:people|team|staff) speaks?\b/i, 'Our people speak German and Hindi.'],
  'status-page': [/\b(?:status page|outage history|history of outages)\b/i, 'Look at our status page.'],
  'support-times': [
    /\bsupport (?:answers|replies|responds|reacts) (?:in|within)\b|\bresponse times? (?:of|for) support\b/i,
    'Support answers within the hour.',
  ],
  'unsuited-shops': [/\b(?:is|are) not for (?:shops|retailers)\b/i, 'Pricing is not for shops with fixed prices.'],
  'user-limit': [/\b(?:up to|at most) \d+ users\b/i, 'Up to 20 users may work with it.'],
  'which-shop-reached-it': [/\b(?:on average|average of) \d+% more revenue\b/i, 'Shops see on average 12% more revenue.'],
  'work-hours': [/\b\d+ hours (?:a|per|each) week of your (?:time|team)\b/i, 'It takes 3 hours a week of your time.'],
  'assistant-speed': [/\b(?:bot|assistant) (?:answers|replies) (?:in|within)\b/i, 'The assistant answers within seconds.'],
} as const satisfies Record<string, Claim>;

export type NotPublished = keyof typeof notPublished;
