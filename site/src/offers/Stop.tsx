import { StopSwitch } from '../artefacts/StopSwitch.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import s from './Stop.module.css';

/** Renders the stop switch beside a description of its effect. */
export function Stop({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <section className={`wrap section ${s.stop}`}>
      <SectionHead heading={heading} lead={lead} />
      <div className={s.panel}>
        <StopSwitch />
      </div>
    </section>
  );
}
