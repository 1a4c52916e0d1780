/** The colours of every drawing: the tokens of the design as SVG attributes need them, and the skins of its people. */
export const palette = {
  paper: '#fbf7ef',
  white: '#ffffff',
  ink: '#16241d',
  inkSoft: '#45534b',
  green: '#0e4b3a',
  greenDeep: '#0a3a2d',
  greenMid: '#14614b',
  marigold: '#f5a800',
  marigoldTint: '#ffe9b8',
  madder: '#c4432b',
  madderTint: '#f9ddd3',
  madderInk: '#8c2d1b',
  sky: '#2c5fb3',
  skyTint: '#dbe6f7',
  mist: '#dfeae0',
  sand: '#efe6d4',

  // People and cardboard; the design has no tokens for them.
  skinLight: '#f1cdb0',
  skinTan: '#d9a178',
  skinBrown: '#a86f4c',
  skinDark: '#74472f',
  skinDeep: '#57331f',
  hairBrown: '#5b3524',
  hairGrey: '#9aa39b',
  kraft: '#d9aa76',
} as const;
