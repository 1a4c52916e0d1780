import type { JSX } from 'react';
import type { Drawing } from '../../../content/schema/drawings.ts';
import type { Detail, PictureProps, Tone } from './picture-props.ts';
import { ApplePicture } from './pictures/ApplePicture.tsx';
import { ClothesRail } from './pictures/ClothesRail.tsx';
import { Conversation } from './pictures/Conversation.tsx';
import { ElectronicsCounter } from './pictures/ElectronicsCounter.tsx';
import { ForecastCone } from './pictures/ForecastCone.tsx';
import { HandbagPicture } from './pictures/HandbagPicture.tsx';
import { JarPicture } from './pictures/JarPicture.tsx';
import { LampPicture } from './pictures/LampPicture.tsx';
import { LivingRoom } from './pictures/LivingRoom.tsx';
import { MarketCrates } from './pictures/MarketCrates.tsx';
import { PhonePicture } from './pictures/PhonePicture.tsx';
import { PriceStep } from './pictures/PriceStep.tsx';
import { RankedShelf } from './pictures/RankedShelf.tsx';
import { ReorderLine } from './pictures/ReorderLine.tsx';
import { ScalePicture } from './pictures/ScalePicture.tsx';
import { ShoePicture } from './pictures/ShoePicture.tsx';
import { SportsRack } from './pictures/SportsRack.tsx';
import { TileGrid } from './pictures/TileGrid.tsx';
import { VanityTable } from './pictures/VanityTable.tsx';

/** Drawings by name, with background and square detail of the card. Sibling pages have different tones. */
export const drawingList = {
  'ranked-shelf': { Picture: RankedShelf, tone: 'mist', detail: [129, 8, 142] },
  'reorder-line': { Picture: ReorderLine, tone: 'marigold-tint', detail: [183, 18, 142] },
  conversation: { Picture: Conversation, tone: 'sky-tint', detail: [206, 109, 88] },
  'price-step': { Picture: PriceStep, tone: 'madder-tint', detail: [239, 30, 142] },
  'tile-grid': { Picture: TileGrid, tone: 'sand', detail: [131, 57, 159] },
  'forecast-cone': { Picture: ForecastCone, tone: 'green', detail: [226, 38, 142] },

  handbag: { Picture: HandbagPicture, tone: 'green', detail: [55, 14, 172] },
  phone: { Picture: PhonePicture, tone: 'marigold-tint', detail: [110, 56, 100] },
  jar: { Picture: JarPicture, tone: 'madder-tint', detail: [200, 27, 173] },
  shoe: { Picture: ShoePicture, tone: 'sky-tint', detail: [137, 10, 126] },
  lamp: { Picture: LampPicture, tone: 'sand', detail: [122, 90, 142] },
  apple: { Picture: ApplePicture, tone: 'mist', detail: [243, 16, 142] },

  'clothes-rail': { Picture: ClothesRail, tone: 'madder-tint', detail: [130, 20, 142] },
  'electronics-counter': { Picture: ElectronicsCounter, tone: 'sky-tint', detail: [190, 80, 142] },
  'living-room': { Picture: LivingRoom, tone: 'mist', detail: [222, 14, 178] },
  'market-crates': { Picture: MarketCrates, tone: 'marigold-tint', detail: [22, 72, 150] },
  'sports-rack': { Picture: SportsRack, tone: 'sand', detail: [226, 8, 172] },
  'vanity-table': { Picture: VanityTable, tone: 'green', detail: [200, 8, 152] },

  scale: { Picture: ScalePicture, tone: 'green', detail: [8, 20, 170] },
} satisfies Record<Drawing, { Picture: (props: PictureProps) => JSX.Element; tone: Tone; detail: Detail }>;
