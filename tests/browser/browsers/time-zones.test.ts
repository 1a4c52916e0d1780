import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser-test.ts';

// At this moment it is a new year on one side of the date line and the old one on the other.
const moment = '2031-01-01T10:30:00Z';
const places = {
  'Pacific/Kiritimati': { date: '2 January 2031', iso: '2031-01-02', year: '2031' },
  'Pacific/Pago_Pago': { date: '31 December 2030', iso: '2030-12-31', year: '2030' },
};

for (const [timezoneId, { date, iso, year }] of Object.entries(places)) {
  describe(`for a visitor in ${timezoneId}`, () => {
    test(`legal pages show ${date} as their date, and ${year} as copyright year`, async ({ open }) => {
      const page = await open('/privacy', { timezoneId, before: (opened) => opened.clock.setFixedTime(moment) });
      for (const path of ['/privacy', '/terms']) {
        await page.goto(path);
        expect(await page.getByRole('main').getByText('Last updated').textContent(), path).toBe(`Last updated: ${date}`);
        expect(await page.getByText(date, { exact: true }).getAttribute('datetime')).toBe(iso);
        expect(await page.getByRole('contentinfo').getByText('©').textContent()).toMatch(new RegExp(`^© ${year} `));
      }
    });
  });
}
