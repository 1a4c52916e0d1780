import type { ComponentType } from 'react';
import type { DeskPage } from '../server/desk/desk-page.ts';
import { Enquiries } from './pages/Enquiries.tsx';
import { Enquiry } from './pages/Enquiry.tsx';
import { Erase } from './pages/Erase.tsx';
import { HealthPage } from './pages/HealthPage.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Overview } from './pages/Overview.tsx';
import { Questions } from './pages/Questions.tsx';
import { SignIn } from './pages/SignIn.tsx';
import { Visits } from './pages/Visits.tsx';
import { WordsPage } from './pages/WordsPage.tsx';

type Name = DeskPage['page'];
/** Data of the page with this name. */
type PageOf<Page extends Name> = DeskPage extends infer Each
  ? Each extends { page: infer Names }
    ? Page extends Names
      ? Each
      : never
    : never
  : never;

/** Title and component of every page. */
export const pages: { readonly [Page in Name]: readonly [title: string, Body: ComponentType<PageOf<Page>>] } = {
  overview: ['Overview', Overview],
  enquiries: ['Enquiries', Enquiries],
  quarantine: ['Quarantine', Enquiries],
  enquiry: ['Enquiry', Enquiry],
  erase: ['Erase an enquiry', Erase],
  visits: ['Visits', Visits],
  questions: ['Questions', Questions],
  health: ['Health', HealthPage],
  'sign-in': ['Sign in', SignIn],
  words: ['Words', WordsPage],
  missing: ['Nothing here', NotFound],
};
