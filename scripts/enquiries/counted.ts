/** "1 enquiry", "2 enquiries". */
export const counted = (enquiries: number) => (enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`);
