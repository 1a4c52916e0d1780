/**
 * The example shops, in the order in which they can be picked. One that is chosen goes through the whole site.
 * Apart from the schemas, because scripts read it: a schema would bring its library of 15 KB into them.
 */
export const shops = ['tote', 'phone', 'bread'] as const;
export type ShopName = (typeof shops)[number];
