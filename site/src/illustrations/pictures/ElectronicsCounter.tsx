import { Headphones } from '../goods/Headphones.tsx';
import { Laptop } from '../goods/Laptop.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Tablet } from '../goods/Tablet.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates electronics: the previous model's price drops as the new one arrives. */
export function ElectronicsCounter(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 198H400V232H0z" fill={palette.sky} />
          <path d="M24 34H56V58H88V82H112" fill="none" stroke={palette.ink} strokeWidth="5" />
          <g className="answer sink">
            <Tag x={102} y={82} width={108} size={21}>
              ₹39,990
            </Tag>
          </g>
          <Laptop x={92} y={198} scale={0.88} old />
          <Tablet x={350} y={198} scale={0.9} />
          <Laptop x={262} y={198} scale={1.08} />
          <path d="M262 74V86" stroke={palette.ink} strokeWidth="4" strokeDasharray="1 8" />
          <g fontSize="24" fontWeight="650" textAnchor="middle">
            <text x="92" y="162" fill={palette.inkSoft}>
              old
            </text>
            <text x="262" y="150" fill={palette.white}>
              new
            </text>
          </g>
          <Tag x={222} y={46} width={108} size={21} fill={palette.white}>
            ₹59,990
          </Tag>
          <Phone x={180} y={198} scale={0.66} />
          <path d="M180 198V206Q180 218 194 218H314" fill="none" stroke={palette.skyTint} strokeWidth="4" />
          <path d="M312 218H326" stroke={palette.skyTint} strokeWidth="11" />
        </>
      }
      hero={
        <>
          <path d="M-640 412H1280V1920H-640z" fill={palette.sky} />
          <path d="M36 62H96V110H156V158H204" fill="none" stroke={palette.ink} strokeWidth="8" />
          <g fill={palette.ink}>
            <circle cx="96" cy="62" r="9" />
            <circle cx="156" cy="110" r="9" />
          </g>
          <Tag x={194} y={158} width={184} size={36}>
            ₹39,990
          </Tag>
          <Laptop x={158} y={412} scale={1.56} old />
          <Tablet x={552} y={412} scale={1.5} />
          <Headphones x={588} y={412} scale={0.96} band={palette.sky} />
          <Laptop x={416} y={412} scale={1.8} />
          <g fontSize="42" fontWeight="650" textAnchor="middle">
            <text x="158" y="345" fill={palette.inkSoft}>
              old
            </text>
            <text x="416" y="332" fill={palette.white}>
              new
            </text>
          </g>
          <Tag x={388} y={108} width={184} size={36} fill={palette.white}>
            ₹59,990
          </Tag>
          <path d="M448 152V224" stroke={palette.ink} strokeWidth="5" strokeDasharray="1 12" />
          <Phone x={286} y={412} scale={1.1} />
          <path d="M286 412V424Q286 448 314 448H516" fill="none" stroke={palette.skyTint} strokeWidth="7" />
          <path d="M514 448H540" stroke={palette.skyTint} strokeWidth="20" />
        </>
      }
    />
  );
}
