import type { View } from '../server/operations/view.ts';
import { Documents } from './pages/Documents.tsx';
import { Enquiries } from './pages/Enquiries.tsx';
import { Enquiry } from './pages/Enquiry.tsx';
import { Erase } from './pages/Erase.tsx';
import { HealthPage } from './pages/HealthPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Overview } from './pages/Overview.tsx';
import { Questions } from './pages/Questions.tsx';
import { Speed } from './pages/Speed.tsx';
import { TrafficPage } from './pages/TrafficPage.tsx';

/** What each page shows. */
export function PageBody({ view }: { view: View }) {
  switch (view.page) {
    case 'overview':
      return <Overview {...view} />;
    case 'enquiries':
    case 'quarantine':
      return <Enquiries {...view} />;
    case 'enquiry':
      return <Enquiry enquiry={view.enquiry} />;
    case 'erase':
      return <Erase enquiry={view.enquiry} />;
    case 'traffic':
      return <TrafficPage {...view} />;
    case 'speed':
      return <Speed {...view} />;
    case 'questions':
      return <Questions {...view} />;
    case 'documents':
      return <Documents {...view} />;
    case 'health':
      return <HealthPage health={view.health} />;
    case 'missing':
      return <NotFound />;
  }
}
