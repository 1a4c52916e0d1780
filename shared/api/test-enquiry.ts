/**
 * The name under which `npm run doctor -- --send-test` sends its enquiry. It is kept and mailed like any other, and so stands in the mail's
 * subject; figures of enquiries leave it out. A visitor who gives this name is mailed all the same.
 */
export const testName = 'Test of the website';
