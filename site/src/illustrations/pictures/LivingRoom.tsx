import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Van } from '../parts/Van.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Illustrates home and furniture: a floor plan that the sofa has to fit, and its delivery time. */
export function LivingRoom(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M36 30H252V202H36z" fill={palette.white} />
          <rect x="84" y="104" width="128" height="66" rx="8" fill={palette.madder} />
          <rect
            x="92"
            y="112"
            width="112"
            height="50"
            rx="4"
            fill="none"
            stroke={palette.madderTint}
            strokeWidth="3"
            strokeDasharray="1 8"
          />
          <path d="M36 202V152A50 50 0 0 1 86 202" fill={palette.mist} stroke={palette.inkSoft} strokeWidth="3" />
          <rect x="72" y="40" width="142" height="52" rx="12" fill={palette.greenDeep} />
          <path d="M88 56H138V84H88zM148 56H198V84H148z" fill={palette.greenMid} stroke={palette.greenMid} strokeWidth="6" />
          <rect x="92" y="50" width="24" height="24" rx="5" fill={palette.marigold} transform="rotate(-14 104 62)" />
          <circle cx="232" cy="52" r="14" fill={palette.marigold} />
          <circle cx="232" cy="52" r="6" fill={palette.marigoldTint} />
          <path d="M86 202H252V30H36V152" fill="none" stroke={palette.ink} strokeWidth="8" />
          <path d="M110 30H178" stroke={palette.sky} strokeWidth="8" />
          <rect x="112" y="120" width="72" height="34" rx="17" fill={palette.marigold} />
          <g className="answer rise">
            <path d="M61 222V180M50 190 61 178 72 190" fill="none" stroke={palette.ink} strokeWidth="4" />
          </g>
          <rect x="278" y="36" width="98" height="160" rx="14" fill={palette.white} />
          <path d="M278 80V50a14 14 0 0 1 14-14H362a14 14 0 0 1 14 14V80z" fill={palette.madder} />
          <path d="M302 28V44M352 28V44" stroke={palette.ink} strokeWidth="5" />
          <path d="M294 102H360M294 176H360" stroke={palette.mist} strokeWidth="16" />
          <rect x="286" y="120" width="82" height="38" rx="10" fill={palette.marigold} />
          <g fontSize="21" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="148" y="144">
              fits
            </text>
            <text x="327" y="67" fill={palette.white}>
              Tue
            </text>
            <text x="327" y="146">
              10 am
            </text>
          </g>
        </>
      }
      hero={
        <>
          <path d="M44 44H412V420H44z" fill={palette.white} />
          <rect x="112" y="202" width="208" height="146" rx="12" fill={palette.madder} />
          <rect
            x="126"
            y="216"
            width="180"
            height="118"
            rx="6"
            fill="none"
            stroke={palette.madderTint}
            strokeWidth="5"
            strokeDasharray="1 13"
          />
          <path d="M44 420V326A94 94 0 0 1 138 420" fill={palette.mist} stroke={palette.inkSoft} strokeWidth="5" />
          <rect x="110" y="62" width="250" height="96" rx="22" fill={palette.greenDeep} />
          <path d="M140 94H227V142H140zM243 94H330V142H243z" fill={palette.greenMid} stroke={palette.greenMid} strokeWidth="12" />
          <rect x="346" y="238" width="58" height="84" rx="14" fill={palette.sky} />
          <rect x="346" y="252" width="42" height="56" rx="8" fill={palette.skyTint} />
          <circle cx="384" cy="90" r="20" fill={palette.marigold} />
          <circle cx="384" cy="90" r="8" fill={palette.marigoldTint} />
          <path d="M138 420H412V44H44V326" fill="none" stroke={palette.ink} strokeWidth="13" />
          <path d="M170 44H300" stroke={palette.sky} strokeWidth="13" />
          <path d="M90 462V378M70 398 90 376 110 398" fill="none" stroke={palette.ink} strokeWidth="7" />
          <rect x="160" y="244" width="112" height="62" rx="31" fill={palette.marigold} />
          <rect x="452" y="62" width="154" height="276" rx="22" fill={palette.white} />
          <path d="M452 134V84a22 22 0 0 1 22-22H584a22 22 0 0 1 22 22V134z" fill={palette.madder} />
          <path d="M490 50V76M568 50V76" stroke={palette.ink} strokeWidth="8" />
          <rect x="464" y="204" width="130" height="64" rx="16" fill={palette.marigold} />
          <Van x={530} y={448} scale={2.2} fill={palette.white} />
          <path d="M446 450H616" stroke={palette.ink} strokeWidth="6" />
          <g fontSize="34" fontWeight="650" textAnchor="middle" fill={palette.ink}>
            <text x="235" y="132" fill={palette.white}>
              196 cm
            </text>
            <text x="216" y="287">
              fits
            </text>
            <text x="529" y="116" fill={palette.white}>
              Tue
            </text>
            <text x="529" y="248">
              10 am
            </text>
            <g fontSize="31" fontWeight="500" fill={palette.inkSoft}>
              <text x="529" y="184">
                8 am
              </text>
              <text x="529" y="312">
                2 pm
              </text>
            </g>
          </g>
        </>
      }
    />
  );
}
