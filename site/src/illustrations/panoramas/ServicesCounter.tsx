import { Headphones } from '../goods/Headphones.tsx';
import { Jar } from '../goods/Jar.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Balance } from '../parts/Balance.tsx';
import { Bubble } from '../parts/Bubble.tsx';
import { Bust } from '../parts/Bust.tsx';
import { DecisionDrawer } from '../parts/DecisionDrawer.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { Screen } from '../parts/Screen.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** Left edges of the drawers, each under the things of its decision; between the third and the fourth stands the balance. */
const wideDrawers = [102, 272, 388, 859, 1011, 1134];
const phoneDrawers = [10, 68, 126, 184, 242, 300];

/** One counter, six decisions laid out on it, and the balance that weighs them. */
export function ServicesCounter(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M0 304H1240V360H0z" fill={palette.greenDeep} />
          <path d="M28 292V222H94V292zM160 292V248H226V292z" fill={palette.greenMid} />
          <path d="M94 292V180H160V292z" fill={palette.marigold} />
          <Headphones x={61} y={222} scale={0.7} />
          <Tote x={127} y={180} scale={0.68} />
          <Jar x={194} y={248} scale={0.62} />
          <g fontSize="30" fontWeight="700" textAnchor="middle" fill={palette.paper}>
            <text x="61" y="268">
              2
            </text>
            <text x="127" y="248" fill={palette.ink}>
              1
            </text>
            <text x="193" y="281">
              3
            </text>
          </g>
          <Screen x={297} y={292} width={116} height={104}>
            <path d="M14 64H102" stroke={palette.madder} strokeWidth="4" strokeDasharray="1 9" />
            <path d="M14 20 32 36 48 64 62 84V28L80 44 102 58" fill="none" stroke={palette.ink} strokeWidth="5" />
            <circle cx="48" cy="64" r="8" fill={palette.madder} />
          </Screen>
          <Bubble x={232} y={70} width={174} height={62} speaker="right" fill={palette.sky} />
          <text x="319" y="110" fontSize="27" fontWeight="600" textAnchor="middle" fill={palette.white}>
            On its way
          </text>
          <Bust x={413} y={296} scale={1.2} clothes={palette.madder} headset />
          <Balance
            x={640}
            y={294}
            scale={1.02}
            field={palette.green}
            left={
              <>
                <Tote x={-26} y={0} scale={0.66} />
                <Phone x={32} y={0} scale={0.62} pale />
              </>
            }
            right={
              <Tag x={-58} y={-30} width={118} size={27} fill={palette.white}>
                send 2
              </Tag>
            }
          />
          <path d="M818 292V170H862V292zM906 292V250H950V292z" fill={palette.madderTint} />
          <path d="M862 292V210H906V292z" fill={palette.marigold} />
          <Tag x={866} y={172} width={98} size={28} fill={palette.white}>
            349
          </Tag>
          <Screen x={1036} y={292} width={104} height={142}>
            <rect x="15" y="16" width="74" height="56" rx="7" fill={palette.marigold} />
            <Shoe x={52} y={62} scale={0.44} sole={palette.madder} />
            <path d="M15 82H47V126H15zM57 82H89V126H57z" fill={palette.skyTint} />
          </Screen>
          <Screen x={1158} y={292} width={118} height={108} fill={palette.greenDeep}>
            <path d="M60 62 114 20V98z" fill={palette.marigold} />
            <path d="M16 84 32 66 46 74 60 62" fill="none" stroke={palette.paper} strokeWidth="5" />
          </Screen>
          <path d="M0 292H1240V308H0z" fill={palette.marigoldTint} />
          {wideDrawers.map((x, decision) => (
            <DecisionDrawer key={x} x={x} y={312} decision={decision} />
          ))}
        </>
      }
      phone={
        <>
          <path d="M0 188H360V250H0z" fill={palette.greenDeep} />
          <Balance
            x={180}
            y={178}
            scale={0.7}
            field={palette.green}
            left={
              <>
                <Tote x={-26} y={0} scale={0.66} />
                <Phone x={32} y={0} scale={0.62} pale />
              </>
            }
            right={
              <Tag x={-58} y={-30} width={118} size={27} fill={palette.white}>
                send 2
              </Tag>
            }
          />
          <path d="M0 176H360V188H0z" fill={palette.marigoldTint} />
          {phoneDrawers.map((x, decision) => (
            <DecisionDrawer key={x} x={x} y={200} decision={decision} />
          ))}
        </>
      }
    />
  );
}
