import { palette } from './palette.ts';
import { Frame } from './parts/Frame.tsx';
import { CustomerLead } from './people/CustomerLead.tsx';
import { Founder } from './people/Founder.tsx';
import { Operations } from './people/Operations.tsx';
import { Scientist } from './people/Scientist.tsx';

const people = [
  { Person: Founder, field: palette.marigoldTint },
  { Person: Operations, field: palette.skyTint },
  { Person: Scientist, field: palette.madderTint },
  { Person: CustomerLead, field: palette.mist },
] as const;

/** Draws one of the four team members, in the order of the team page, each on a background. */
export function Portrait({ person, alt }: { person: 0 | 1 | 2 | 3; alt: string }) {
  const { Person, field } = people[person];
  return (
    <Frame alt={alt} width={320} height={360}>
      <rect width="320" height="360" fill={field} />
      <g transform="translate(-19-20)scale(1.12)">
        <Person />
      </g>
    </Frame>
  );
}
