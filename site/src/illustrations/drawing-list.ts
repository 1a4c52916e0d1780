import type { JSX } from 'react';
import type { Drawing } from '../../../content/schema/drawings.ts';
import type { PictureProps, Tone } from './picture-props.ts';
import { ApplePicture } from './pictures/ApplePicture.tsx';
import { ClothesRail } from './pictures/ClothesRail.tsx';
import { Conversation } from './pictures/Conversation.tsx';
import { DataPipes } from './pictures/DataPipes.tsx';
import { ElectronicsCounter } from './pictures/ElectronicsCounter.tsx';
import { ForecastCone } from './pictures/ForecastCone.tsx';
import { JarPicture } from './pictures/JarPicture.tsx';
import { LampPicture } from './pictures/LampPicture.tsx';
import { LivingRoom } from './pictures/LivingRoom.tsx';
import { MarketCrates } from './pictures/MarketCrates.tsx';
import { ModelLayers } from './pictures/ModelLayers.tsx';
import { PhonePicture } from './pictures/PhonePicture.tsx';
import { PlatformSockets } from './pictures/PlatformSockets.tsx';
import { PriceStep } from './pictures/PriceStep.tsx';
import { RankedShelf } from './pictures/RankedShelf.tsx';
import { ReorderLine } from './pictures/ReorderLine.tsx';
import { ScalePicture } from './pictures/ScalePicture.tsx';
import { ShoePicture } from './pictures/ShoePicture.tsx';
import { Shopfront } from './pictures/Shopfront.tsx';
import { SportsRack } from './pictures/SportsRack.tsx';
import { TileGrid } from './pictures/TileGrid.tsx';
import { TotePicture } from './pictures/TotePicture.tsx';
import { TradingFloor } from './pictures/TradingFloor.tsx';
import { VanityTable } from './pictures/VanityTable.tsx';

/** Every drawing the content may name, with the field it is drawn for. Sibling pages have different tones. */
export const drawingList = {
  'ranked-shelf': { Picture: RankedShelf, tone: 'mist' },
  'reorder-line': { Picture: ReorderLine, tone: 'marigold-tint' },
  conversation: { Picture: Conversation, tone: 'sky-tint' },
  'price-step': { Picture: PriceStep, tone: 'madder-tint' },
  'tile-grid': { Picture: TileGrid, tone: 'sand' },
  'forecast-cone': { Picture: ForecastCone, tone: 'green' },

  shopfront: { Picture: Shopfront, tone: 'marigold' },
  'trading-floor': { Picture: TradingFloor, tone: 'green' },

  'model-layers': { Picture: ModelLayers, tone: 'green' },
  'platform-sockets': { Picture: PlatformSockets, tone: 'sky-tint' },
  'data-pipes': { Picture: DataPipes, tone: 'sand' },

  tote: { Picture: TotePicture, tone: 'green' },
  phone: { Picture: PhonePicture, tone: 'marigold' },
  jar: { Picture: JarPicture, tone: 'madder-tint' },
  shoe: { Picture: ShoePicture, tone: 'sky-tint' },
  lamp: { Picture: LampPicture, tone: 'sand' },
  apple: { Picture: ApplePicture, tone: 'mist' },

  'clothes-rail': { Picture: ClothesRail, tone: 'madder-tint' },
  'electronics-counter': { Picture: ElectronicsCounter, tone: 'sky-tint' },
  'living-room': { Picture: LivingRoom, tone: 'mist' },
  'market-crates': { Picture: MarketCrates, tone: 'marigold-tint' },
  'sports-rack': { Picture: SportsRack, tone: 'sand' },
  'vanity-table': { Picture: VanityTable, tone: 'green' },

  scale: { Picture: ScalePicture, tone: 'green' },
} satisfies Record<Drawing, { Picture: (props: PictureProps) => JSX.Element; tone: Tone }>;
