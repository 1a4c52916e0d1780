/** Formats a count, such as "1 enquiry" or "2 enquiries". */
export const counted = (enquiries: number) => (enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`);
