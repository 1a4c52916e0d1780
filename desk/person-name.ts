/** Who did something, as the desk says it: at a desk with one person nobody has a name. */
export const personName = (person: string): string => (person === 'owner' ? 'The owner' : person);
