import type { JSX } from 'react';
import type { Panorama } from '../../../content/schema/drawings.ts';
import { AboutScale } from './panoramas/AboutScale.tsx';
import { CaseShelf } from './panoramas/CaseShelf.tsx';
import { IndustriesMarket } from './panoramas/IndustriesMarket.tsx';
import { ResourcesShelf } from './panoramas/ResourcesShelf.tsx';
import { ServicesCounter } from './panoramas/ServicesCounter.tsx';
import { SolutionsStreet } from './panoramas/SolutionsStreet.tsx';
import { TechnologyBench } from './panoramas/TechnologyBench.tsx';
import type { PanoramaProps, Tone } from './picture-props.ts';

/** Every panorama the content may name, with the field it is drawn for. */
export const panoramaList = {
  'services-counter': { Picture: ServicesCounter, tone: 'green' },
  'solutions-street': { Picture: SolutionsStreet, tone: 'marigold' },
  'industries-market': { Picture: IndustriesMarket, tone: 'sand' },
  'technology-bench': { Picture: TechnologyBench, tone: 'mist' },
  'about-scale': { Picture: AboutScale, tone: 'marigold-tint' },
  'case-shelf': { Picture: CaseShelf, tone: 'sky-tint' },
  'resources-shelf': { Picture: ResourcesShelf, tone: 'madder-tint' },
} satisfies Record<Panorama, { Picture: (props: PanoramaProps) => JSX.Element; tone: Tone }>;
