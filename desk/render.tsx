import './styles/layers.css';
import '../site/src/styles/tokens.css';
import '../site/src/styles/base.css';
import './styles/view.css';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { PageContext, DeskPage } from '../server/desk/desk-page.ts';
import { Layout } from './Layout.tsx';
import { pages } from './pages.ts';
import { TimeZone } from './time-zone.ts';

/** A page of the owner's view as HTML. It has no scripts. */
export function renderPage(view: DeskPage, frame: PageContext): string {
  const [title, Body] = pages[view.page] as readonly [string, ComponentType<DeskPage>];
  const page = (
    <TimeZone value={frame.timeZone}>
      <Layout view={view} frame={frame} title={'enquiry' in view ? `${title} ${view.enquiry.reference}` : title}>
        <Body {...view} />
      </Layout>
    </TimeZone>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
