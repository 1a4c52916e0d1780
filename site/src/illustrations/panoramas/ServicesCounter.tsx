import { Headphones } from '../goods/Headphones.tsx';
import { Jar } from '../goods/Jar.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Shoe } from '../goods/Shoe.tsx';
import { Tote } from '../goods/Tote.tsx';
import { palette } from '../palette.ts';
import { Balance } from '../parts/Balance.tsx';
import { Bubble } from '../parts/Bubble.tsx';
import { Bust } from '../parts/Bust.tsx';
import { PanoramaPicture } from '../parts/PanoramaPicture.tsx';
import { Screen } from '../parts/Screen.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PanoramaProps } from '../picture-props.ts';

/** One counter, six decisions laid out on it, and the balance that weighs them. */
export function ServicesCounter(props: PanoramaProps) {
  return (
    <PanoramaPicture
      {...props}
      wide={
        <>
          <path d="M0 308H1240V360H0z" fill={palette.greenDeep} />
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
          <Screen x={302} y={292} width={124} height={104}>
            <path d="M16 64H108" stroke={palette.madder} strokeWidth="4" strokeDasharray="1 9" />
            <path d="M16 20 34 36 50 64 66 84V28L84 44 108 58" fill="none" stroke={palette.ink} strokeWidth="5" />
            <circle cx="50" cy="64" r="8" fill={palette.madder} />
          </Screen>
          <Bubble x={218} y={66} width={174} height={62} speaker="right" fill={palette.sky} />
          <text x="305" y="106" fontSize="27" fontWeight="600" textAnchor="middle" fill={palette.white}>
            On its way
          </text>
          <Bust x={398} y={296} scale={1.26} clothes={palette.madder} headset />
          <Balance
            x={620}
            y={294}
            scale={1.1}
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
          <path
            d="M124 322V346M248 322V346M372 322V346M496 322V346M620 322V346M744 322V346M868 322V346M992 322V346M1116 322V346"
            stroke={palette.greenMid}
            strokeWidth="4"
          />
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
          <path
            d="M10 200H60V240H10zM68 200H118V240H68zM126 200H176V240H126zM184 200H234V240H184zM242 200H292V240H242zM300 200H350V240H300z"
            fill={palette.greenMid}
            stroke={palette.greenMid}
            strokeWidth="6"
          />
          <g fill="none" stroke={palette.paper} strokeWidth="4">
            <path d="M24 234V222M46 234V226M76 208 88 222 98 232V210L110 220M134 206H168V226H146L138 234V226H134zM192 234H204V224H216V214H228M249 208H263V218H249zM272 208H285V218H272zM249 226H263V234H249zM272 226H285V234H272zM308 230 316 222 324 226" />
            <path d="M35 234V210M324 226 344 210M324 226 344 236" stroke={palette.marigold} />
          </g>
        </>
      }
    />
  );
}
