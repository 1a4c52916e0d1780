/** A piece of a page that can stand alone: what an answer is made of and cites. */
export interface Passage {
  /** Address of its page, such as /services/dynamic-pricing. */
  path: string;
  /** Name of the page, as links show it. */
  title: string;
  heading: string;
  /** Whole sentences. */
  text: string;
}
