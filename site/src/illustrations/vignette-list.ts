import type { JSX } from 'react';
import type { Vignette } from '../../../content/schema/drawings.ts';
import type { Tone } from './picture-props.ts';
import { CheckedForecast } from './vignettes/CheckedForecast.tsx';
import { DrawerCabinet } from './vignettes/DrawerCabinet.tsx';
import { JoinedSystems } from './vignettes/JoinedSystems.tsx';
import { LargePrint } from './vignettes/LargePrint.tsx';
import { LockedDrawer } from './vignettes/LockedDrawer.tsx';
import { PinnedShelf } from './vignettes/PinnedShelf.tsx';
import { PriceStops } from './vignettes/PriceStops.tsx';
import { ShopBlock } from './vignettes/ShopBlock.tsx';
import { ShopDoor } from './vignettes/ShopDoor.tsx';
import { SignedSlip } from './vignettes/SignedSlip.tsx';
import { SixReturns } from './vignettes/SixReturns.tsx';
import { StockAndPhone } from './vignettes/StockAndPhone.tsx';

/** Vignettes by name, 480 × 320, with their background. Sibling pages have different tones. */
export const vignetteList = {
  'drawer-cabinet': { Picture: DrawerCabinet, tone: 'mist' },
  'locked-drawer': { Picture: LockedDrawer, tone: 'sky-tint' },
  'large-print': { Picture: LargePrint, tone: 'mist' },
  'signed-slip': { Picture: SignedSlip, tone: 'sand' },
  'shop-door': { Picture: ShopDoor, tone: 'marigold' },
  'pinned-shelf': { Picture: PinnedShelf, tone: 'mist' },
  'price-stops': { Picture: PriceStops, tone: 'madder-tint' },
  'stock-and-phone': { Picture: StockAndPhone, tone: 'sky-tint' },
  'six-returns': { Picture: SixReturns, tone: 'sand' },
  'checked-forecast': { Picture: CheckedForecast, tone: 'green' },
  'shop-block': { Picture: ShopBlock, tone: 'marigold-tint' },
  'joined-systems': { Picture: JoinedSystems, tone: 'sky-tint' },
} satisfies Record<Vignette, { Picture: () => JSX.Element; tone: Tone }>;
