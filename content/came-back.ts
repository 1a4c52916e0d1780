/**
 * Money returned for each 1 spent, from a published ROI. ROI is gain minus cost, divided by cost:
 * 350% gives 4.5, and 2x gives 3.
 * @param figure the published ROI
 */
export const cameBack = (figure: string) => 1 + (figure.endsWith('%') ? Number.parseFloat(figure) / 100 : Number.parseFloat(figure));
