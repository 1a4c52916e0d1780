import { palette } from '../../../illustrations/palette.ts';
import type { Forecast } from './forecast.ts';
import s from './Moved.module.css';

interface MovedProps {
  words: { moved: string; parts: Record<'level' | 'trend' | 'festivals' | 'doubt', string> };
  ahead: Forecast;
  written: (value: number) => string;
}

/** What the total is made of, each part where the one before it ends, and the doubt around their end. */
export function Moved({ words, ahead: { parts, total, doubt }, written }: MovedProps) {
  const most = Math.max(total + doubt, parts.level);
  const { level, trend, festivals } = parts;
  const rows = [
    { name: 'level', from: 0, value: level, sign: '', fill: palette.mist },
    { name: 'trend', from: level, value: trend, sign: '+ ', fill: palette.paper },
    { name: 'festivals', from: level + trend, value: festivals, sign: '+ ', fill: palette.marigold },
    { name: 'doubt', from: total - doubt, value: 2 * doubt, sign: '± ', fill: '#ee8c72' },
  ] as const;
  const at = (pieces: number) => Math.round((pieces / most) * 3000) / 10;
  return (
    <div className={s.moved}>
      <p>{words.moved}</p>
      <dl>
        {rows.map(({ name, from, value, sign, fill }) => (
          <div key={name}>
            <dt>{words.parts[name]}</dt>
            <dd>
              <b>{(value < 0 ? '− ' : sign) + written(Math.abs(name === 'doubt' ? doubt : value))}</b>
              <svg viewBox="0 0 300 24" preserveAspectRatio="none" aria-hidden="true">
                <rect x={at(Math.min(from, from + value))} y="2" width={at(Math.abs(value))} height="20" fill={fill} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
