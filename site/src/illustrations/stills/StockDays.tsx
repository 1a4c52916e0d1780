import { fill } from '../../../../shared/format/fill.ts';
import { formatNumber } from '../../islands/instruments/frame/format-number.ts';
import { words } from '../../islands/instruments/reorder-line/content.ts';
import { StockPlot } from '../../islands/instruments/reorder-line/StockPlot.tsx';
import { weigh } from '../../islands/instruments/reorder-line/weigh.ts';

/** Draws the inventory instrument's initial result, 640 × 480: thirty days of stock, the reorder point, and the model's reorder point. */
export function StockDays() {
  const w = words();
  const { line, lead, order, room } = w.goods.tote;
  const outcome = weigh(w, w.goods.tote, { line: line.start, lead: lead.start, opening: order });
  const days = outcome.days.slice(0, 30);
  const day = (number: number) => fill(w.day, { day: String(number) });
  const labels = {
    first: day(1),
    last: day(days.length),
    orderAt: fill(w.orderAt, { line: formatNumber(outcome.line) }),
    model: fill(w.model, { advice: formatNumber(outcome.advice) }),
    room: fill(w.room, { room: formatNumber(room) }),
  };
  return (
    <svg x="40" y="20" width="560" height="440" aria-hidden="true">
      <StockPlot {...outcome} days={days} alt="" most={room * 1.08} room={room} words={labels} isSmall />
    </svg>
  );
}
