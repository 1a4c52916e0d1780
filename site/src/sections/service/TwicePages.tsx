import { labels } from '../../content.ts';
import { Garment } from '../../illustrations/goods/Garment.tsx';
import { Jar } from '../../illustrations/goods/Jar.tsx';
import { Lamp } from '../../illustrations/goods/Lamp.tsx';
import { Shoe } from '../../illustrations/goods/Shoe.tsx';
import { palette } from '../../illustrations/palette.ts';

const { ink, inkSoft, madder, madderTint, marigold, marigoldTint, mist, paper, sand, sky, skyTint, white } = palette;

const grey = { fill: 'none', stroke: inkSoft, strokeWidth: 3 };

const spot = (number: number, x: number, y: number) => (
  <g>
    <circle cx={x} cy={y} r="23" fill={ink} stroke={white} strokeWidth="4" />
    <text x={x} y={y + 10} textAnchor="middle" fontSize="29" fontWeight="650" fill={paper}>
      {number}
    </text>
  </g>
);

/** A window of a browser. */
const frame = (
  <>
    <rect x="2" y="2" width="556" height="396" rx="20" fill={white} stroke={ink} strokeWidth="4" />
    <path d="M2 44V22A20 20 0 0 1 22 2H538A20 20 0 0 1 558 22V44z" fill={ink} />
    <path d="M26 23H26.1M48 23H48.1M70 23H70.1" stroke={paper} strokeWidth="12" strokeLinecap="round" />
  </>
);

/** The page that all shoppers see, and the one that is fitted; numbers on the second are those of the benefits. */
export function TwicePages({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <figure>
        <svg className="on-paper" viewBox="0 0 560 400" aria-hidden="true">
          {frame}
          <rect x="24" y="62" width="512" height="112" rx="10" fill={sand} />
          <path d="M56 100H236M56 132H170" stroke={inkSoft} strokeWidth="10" strokeLinecap="round" strokeOpacity=".5" />
          {[24, 156, 288, 420].map((x) => (
            <g key={x}>
              <rect x={x} y="194" width="116" height="128" rx="10" {...grey} strokeDasharray="8 7" />
              <path d={`M${x + 22} 300H${x + 92}`} {...grey} strokeLinecap="round" />
            </g>
          ))}
          <g opacity=".55">
            <Lamp x={82} y={286} scale={0.68} />
            <Jar x={214} y={286} scale={0.75} />
            <Garment x={346} y={214} cut="dress" fill={inkSoft} seam={sand} />
            <Jar x={478} y={286} scale={0.75} />
          </g>
          <path d="M24 352H536M24 376H380" stroke={inkSoft} strokeWidth="8" strokeLinecap="round" strokeOpacity=".35" />
        </svg>
        <figcaption>{labels.offer.before}</figcaption>
      </figure>
      <figure>
        <svg className="on-paper" viewBox="0 0 560 400" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
          {frame}
          <rect x="24" y="62" width="250" height="262" rx="10" fill={marigold} />
          <Shoe x={146} y={268} scale={1.85} />
          <rect x="290" y="62" width="118" height="44" rx="22" fill={mist} stroke={ink} strokeWidth="3" />
          <text x="349" y="94" textAnchor="middle" fontSize="29" fontWeight="600" fill={ink}>
            42
          </text>
          <rect x="290" y="122" width="118" height="96" rx="10" fill={madderTint} />
          <path d="M318 170 336 150H380V190H336z" fill={madder} />
          <circle cx="342" cy="170" r="5" fill={white} />
          <rect x="290" y="234" width="118" height="90" rx="10" fill={skyTint} />
          <path d="M318 302C328 290 326 280 326 272a23 23 0 0 1 46 0C372 280 370 290 380 302z" fill={sky} />
          <path d="M312 308 386 248" stroke={ink} strokeWidth="6" />
          <rect x="424" y="62" width="112" height="178" rx="16" fill={ink} />
          <rect x="434" y="78" width="92" height="142" rx="6" fill={marigoldTint} />
          <Shoe x={480} y={178} scale={0.62} />
          <rect x="424" y="256" width="112" height="68" rx="8" fill={white} stroke={ink} strokeWidth="4" />
          <path d="M428 260 480 296 532 260" fill="none" stroke={ink} strokeWidth="4" />
          <path d="M24 352H536M24 376H380" stroke={inkSoft} strokeWidth="8" strokeOpacity=".35" />
          {spot(1, 404, 64)}
          {spot(2, 44, 84)}
          {spot(3, 400, 208)}
          {spot(4, 400, 314)}
          {spot(5, 528, 230)}
          {spot(6, 528, 320)}
        </svg>
        <figcaption>{labels.offer.after}</figcaption>
      </figure>
    </div>
  );
}
