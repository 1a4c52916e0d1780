/**
 * What came back for each 1 that was spent, of a published return on investment: a return is what was gained over what was spent, less what
 * was spent, so a return of 350% is 4.5 and one of 2x is 3.
 * @param figure as published
 */
export const cameBack = (figure: string) => 1 + (figure.endsWith('%') ? Number.parseFloat(figure) / 100 : Number.parseFloat(figure));
