import { Laptop } from '../goods/Laptop.tsx';
import { Phone } from '../goods/Phone.tsx';
import { Tablet } from '../goods/Tablet.tsx';
import { palette } from '../palette.ts';
import { Picture } from '../parts/Picture.tsx';
import { Tag } from '../parts/Tag.tsx';
import type { PictureProps } from '../picture-props.ts';

/** Electronics: the model before steps down in price as the new one arrives. */
export function ElectronicsCounter(props: PictureProps) {
  return (
    <Picture
      {...props}
      card={
        <>
          <path d="M0 202H400V232H0z" fill={palette.sky} />
          <path d="M26 34H62V58H98V82H126" fill="none" stroke={palette.ink} strokeWidth="5" />
          <Tag x={120} y={82} width={80} size={22}>
            749
          </Tag>
          <Laptop x={104} y={202} scale={0.96} old />
          <Tablet x={352} y={202} scale={0.84} />
          <Laptop x={268} y={202} scale={1.1} />
          <Phone x={196} y={202} scale={0.62} />
        </>
      }
      hero={
        <>
          <path d="M0 416H640V480H0z" fill={palette.sky} />
          <path d="M40 66H112V112H184V158H244" fill="none" stroke={palette.ink} strokeWidth="8" />
          <Tag x={234} y={158} width={132} size={36}>
            749
          </Tag>
          <Laptop x={172} y={416} scale={1.62} old />
          <Tablet x={560} y={416} scale={1.5} />
          <Laptop x={420} y={416} scale={1.9} />
          <Phone x={320} y={416} scale={1.04} />
        </>
      }
    />
  );
}
