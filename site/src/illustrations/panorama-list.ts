import type { JSX } from 'react';
import type { Panorama } from '../../../content/schema/drawings.ts';
import { AboutScale } from './panoramas/AboutScale.tsx';
import { CaseShelf } from './panoramas/CaseShelf.tsx';
import { ResourcesShelf } from './panoramas/ResourcesShelf.tsx';
import type { PanoramaProps, Tone } from './picture-props.ts';

/** Panoramas by name, with their background. */
export const panoramaList = {
  'about-scale': { Picture: AboutScale, tone: 'marigold-tint' },
  'case-shelf': { Picture: CaseShelf, tone: 'sky-tint' },
  'resources-shelf': { Picture: ResourcesShelf, tone: 'madder-tint' },
} satisfies Record<Panorama, { Picture: (props: PanoramaProps) => JSX.Element; tone: Tone }>;
