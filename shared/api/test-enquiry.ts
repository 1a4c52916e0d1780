/**
 * Sender's name in the enquiry of `npm run doctor -- --send-test`. The mail's subject contains this name.
 * The enquiry is stored and mailed like any other, but does not count in statistics.
 */
export const testName = 'Test of the website';
