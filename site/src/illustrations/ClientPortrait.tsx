import type { ComponentType } from 'react';
import type { PortraitName } from '../../../content/schema/drawings.ts';
import { Frame } from './parts/Frame.tsx';
import { BeautyDirector } from './people/BeautyDirector.tsx';
import { ClientAdviser } from './people/ClientAdviser.tsx';
import { Dispatcher } from './people/Dispatcher.tsx';
import { SportsBuyer } from './people/SportsBuyer.tsx';
import { StoreManager } from './people/StoreManager.tsx';
import { Trader } from './people/Trader.tsx';
import type { Tone } from './picture-props.ts';

/** Quoted clients, each with a background. */
export const clientPortraits: Record<PortraitName, { Person: ComponentType; tone: Tone }> = {
  'client-adviser': { Person: ClientAdviser, tone: 'marigold-tint' },
  trader: { Person: Trader, tone: 'marigold' },
  'beauty-director': { Person: BeautyDirector, tone: 'madder-tint' },
  'sports-buyer': { Person: SportsBuyer, tone: 'sky-tint' },
  dispatcher: { Person: Dispatcher, tone: 'sand' },
  'store-manager': { Person: StoreManager, tone: 'mist' },
};

export function ClientPortrait({ drawing, alt }: { drawing: PortraitName; alt: string }) {
  const { Person } = clientPortraits[drawing];
  return (
    <Frame alt={alt} width={320} height={360}>
      <g transform="translate(-19-20)scale(1.12)">
        <Person />
      </g>
    </Frame>
  );
}
