import { labels } from '../../content.ts';
import { Dumbbell } from '../../illustrations/goods/Dumbbell.tsx';
import { Headphones } from '../../illustrations/goods/Headphones.tsx';
import { Jar } from '../../illustrations/goods/Jar.tsx';
import { Shoe } from '../../illustrations/goods/Shoe.tsx';
import { Tote } from '../../illustrations/goods/Tote.tsx';
import { YogaMat } from '../../illustrations/goods/YogaMat.tsx';
import { palette } from '../../illustrations/palette.ts';
import { Bust } from '../../illustrations/parts/Bust.tsx';
import { ShopPage } from './ShopPage.tsx';

const { ink, madder, marigold, mist, paper, sky, white } = palette;

/** Where the page answers each line beside it, in the lines' order. */
const spots = [
  [463, 119],
  [32, 130],
  [309, 188],
  [408, 76],
  [440, 198],
  [312, 304],
] as const;

/** One page of a shop: as everybody sees it, and as a runner does. The numbers on the second are those of the benefits. */
export function TwicePages({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <figure>
        <ShopPage
          first={({ scale = 1, ...place }) => <Tote {...place} scale={scale * 0.84} />}
          ground={mist}
          offer={Jar}
          letter={YogaMat}
        />
        <figcaption>{labels.offer.before}</figcaption>
      </figure>
      <figure>
        <ShopPage
          first={(place) => <Shoe {...place} sole={madder} />}
          ground={marigold}
          offer={(place) => <Headphones {...place} band={sky} />}
          letter={Dumbbell}
          size="42"
          head={<Bust x={512} y={100} scale={0.5} look="short" clothes={madder} />}
          isQuiet
        >
          {spots.map(([x, y], i) => (
            <g key={y}>
              <circle cx={x} cy={y} r="21" fill={ink} stroke={white} strokeWidth="4" />
              <text x={x} y={y + 9.5} textAnchor="middle" fontSize="28" fontWeight="650" fill={paper}>
                {i + 1}
              </text>
            </g>
          ))}
        </ShopPage>
        <figcaption>{labels.offer.after}</figcaption>
      </figure>
    </div>
  );
}
