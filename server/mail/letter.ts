/** What a letter to the owner says, before it is text and HTML: both are made from this, so they cannot disagree. Everything is plain text. */
export interface Letter {
  /** Whose website it is about. */
  agency: string;
  heading: string;
  /** Label and value, a line each. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** A visitor's own words, with their lines. */
  message?: string;
  /** The first words, one paragraph each. */
  lead: readonly string[];
  /** At most three, set large. In HTML they stand in the place of the first words, which say the same. */
  figures: readonly { figure: string; label: string; note: string }[];
  sections: readonly LetterSection[];
  /** What is to be opened, and from where. */
  link?: { label: string; href: string; text: string };
  footer: readonly string[];
}

export interface LetterSection {
  heading: string;
  /** A sentence before the rows; the only words of a section that has none. */
  says?: string;
  rows: readonly LetterRow[];
}

export interface LetterRow {
  label: string;
  value: string;
  note?: string;
  /** Length of its bar, from 0 to 1; none if left out. */
  bar?: number;
}
