/** Room for a chart, in its own units. It is shown 220 px wide or wider, so that lettering of 15 stays above 13 px. */
export const chartSize = { width: 240, height: 96 } as const;
