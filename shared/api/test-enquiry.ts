/**
 * Sender's name in the enquiry of `npm run doctor -- --send-test`. The enquiry is stored and mailed like any other, with this name in the mail's
 * subject, but is left out of statistics.
 */
export const testName = 'Test of the website';
