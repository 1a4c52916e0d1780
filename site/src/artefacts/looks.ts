import type { Artefact } from '../../../content/schema/artefact.ts';
import type { CaseStudy } from '../../../content/schema/case-study.ts';
import { drawingList } from '../illustrations/drawing-list.ts';
import { palette } from '../illustrations/palette.ts';
import type { Tone } from '../illustrations/picture-props.ts';

/** How a study's page looks: the field of its quote, and where that stands: beside the heading, or under it with the portrait at one end. */
interface Look {
  tone: Tone;
  hero: 'right' | 'left' | 'under' | 'underEnd';
  /** The artefact comes before challenge and solution are told. */
  showsFirst: boolean;
  /** The months of its timeline. */
  accent: string;
}

/** Each kind of artefact brings its page's look, so that no two studies are alike. */
const looks: Record<Artefact['kind'], Look> = {
  'client-book': { tone: 'green', hero: 'right', showsFirst: false, accent: palette.green },
  'launch-ledger': { tone: 'marigold', hero: 'underEnd', showsFirst: true, accent: palette.ink },
  'shade-card': { tone: 'madder-tint', hero: 'left', showsFirst: true, accent: palette.madder },
  'sport-shelf': { tone: 'sky-tint', hero: 'under', showsFirst: false, accent: palette.sky },
  'date-letter': { tone: 'sand', hero: 'right', showsFirst: true, accent: palette.kraft },
  'order-sheet': { tone: 'mist', hero: 'left', showsFirst: false, accent: palette.greenMid },
};

/** The look of a study; one without an artefact has its picture's field. */
export const lookOf = ({ artefact, picture }: Pick<CaseStudy, 'artefact' | 'picture'>): Look =>
  artefact ? looks[artefact.kind] : { tone: drawingList[picture.drawing].tone, hero: 'right', showsFirst: false, accent: palette.green };
