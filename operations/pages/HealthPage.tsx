import type { Health } from '../../server/operations/read-health.ts';
import { format } from '../format.ts';
import { CheckList } from '../parts/CheckList.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import s from './HealthPage.module.css';

const unknown = 'cannot be read';

/** How the server fares. */
export function HealthPage({ health }: { health: Health }) {
  const { checks, engine, schema, outbox, quarantined, disk, uptime, memory, node } = health;
  const failed = outbox?.failed ?? 0;
  const ok = checks.every((check) => check.ok) && failed === 0;
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['Database', engine === 'sqlite' ? 'SQLite, in DATA_DIR' : 'PostgreSQL'],
    ['Last change of its tables', schema ?? unknown],
    ['Mail that waits', outbox ? format.number(outbox.waiting) : unknown],
    ['Longest wait', outbox ? (outbox.oldest === undefined ? 'Nothing waits' : format.duration(outbox.oldest / 1000)) : unknown],
    ['Mail that was given up', outbox ? format.number(outbox.failed) : unknown],
    ['In quarantine', quarantined === undefined ? unknown : format.number(quarantined)],
    ['Room on the disk of DATA_DIR', disk ? `${format.bytes(disk.free)} of ${format.bytes(disk.size)}` : unknown],
    ['This process runs for', format.duration(uptime)],
    ['Memory it takes', format.bytes(memory)],
    ['Node', node],
  ];
  return (
    <>
      <PageHead
        heading={ok ? 'Everything is in order' : 'Something needs you'}
        lead="The same for programs: /readyz says whether all checks pass, /metrics has the numbers for Prometheus."
      />
      {failed > 0 && (
        <p>
          {`${format.count(failed, 'enquiry', 'enquiries')} could not be mailed and ${failed === 1 ? 'is' : 'are'} kept. `}
          <a href="/enquiries?state=failed">See them</a>
        </p>
      )}
      <section aria-label="Checks">
        <CheckList checks={checks} />
      </section>
      <section aria-label="In numbers">
        <dl className={s.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
