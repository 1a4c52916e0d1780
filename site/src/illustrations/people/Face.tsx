import { palette } from '../palette.ts';

interface FaceProps {
  skin: string;
  shade: string;
  lips?: string;
  brow?: string;
}

/** Draws neck, head and features around x = 160; chin at 206, crown at 84. Draw hair after it. */
export function Face({ skin, shade, lips = palette.madderInk, brow = palette.ink }: FaceProps) {
  return (
    <>
      <path d="M138 178H182V240Q160 262 138 240z" fill={shade} />
      <path d="M108 140q-12-2-10 14t14 14zM212 140q12-2 10 14t-14 14z" fill={shade} />
      <path d="M110 124C110 72 210 72 210 124V152C210 186 184 208 160 208S110 186 110 152z" fill={skin} />
      <path d="M127 131Q138 124 149 130M171 130Q182 124 193 131" fill="none" stroke={brow} strokeWidth="4.5" />
      <path d="M139 146v1M181 146v1" stroke={palette.ink} strokeWidth="8" />
      <path d="M161 148Q160 160 154 168 158 172 164 170" fill="none" stroke={shade} strokeWidth="4" />
      <path d="M145 186Q160 196 175 186" fill="none" stroke={lips} strokeWidth="4.5" />
    </>
  );
}
