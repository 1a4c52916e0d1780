interface Fields {
  [name: string]: unknown;
}

/** Hints of fields whose label does not say where visitors see them. */
const hints: Readonly<Record<string, string>> = {
  lead: 'Seen under the heading at the top.',
  summary: 'Seen on its card, in lists and on other pages.',
  id: 'In links to this entry, in small letters. Left empty, it is made from the question or the name.',
  months: 'How long this step takes. All steps together take the months in all.',
  timeline: 'From the first meeting until the whole shop had it.',
  roi: 'What the shop gained for what it spent, in percent, such as 350%.',
  whatsapp: 'With its country code, such as +91 98 1234 5678.',
  placeholder: 'Tick this while it is invented, and take the tick away when it is real: the check before the launch lists what is left.',
};

/** Says where visitors see a field. @param siblings fields of the same group, by name */
export function hintOf(name: string, siblings: Fields): string | undefined {
  const isPage = 'title' in siblings && 'description' in siblings && 'heading' in siblings;
  if (name === 'title' && isPage) return 'Seen in search results and in the tab of the browser.';
  if (name === 'description' && isPage) return 'Seen in search results, under the title.';
  if (name === 'heading' && isPage) return 'The largest words at the top of the page.';
  if (name === 'heading' && 'action' in siblings) return 'Seen above the button.';
  if (name === 'drawing' && 'photo' in siblings)
    return 'Seen where the photograph is not: when somebody shares the page, and without a photograph.';
  return hints[name];
}
