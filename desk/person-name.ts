/** Returns a person's name as the desk shows it. Actions at a desk without accounts are recorded as `owner`. */
export const personName = (person: string): string => (person === 'owner' ? 'The owner' : person);
