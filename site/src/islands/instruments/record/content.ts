import { content } from '../../../content.ts';

/** The instrument's words and numbers, with the example shop's people. The build puts them into the script (hydrate/evaluate-at-build.ts). */
export const words = () => ({ ...content.instruments.record, person: content.exampleShop.people.support });
export type RecordContent = ReturnType<typeof words>;
