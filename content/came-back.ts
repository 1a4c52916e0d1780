/**
 * Converts a published ROI to the money returned for each 1 spent: 350% becomes 4.5, and 2x becomes 3.
 * ROI is (gain − cost) / cost.
 */
export const cameBack = (figure: string) => 1 + (figure.includes('%') ? Number.parseFloat(figure) / 100 : Number.parseFloat(figure));
