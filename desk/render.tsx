import './styles/layers.css';
import '../site/src/styles/tokens.css';
import '../site/src/styles/base.css';
import '../site/src/styles/parts.css';
import './styles/view.css';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { DeskPage, PageContext } from '../server/desk/desk-page.ts';
import { TimeZone } from './date-time.tsx';
import { Layout } from './Layout.tsx';
import { pages } from './pages.tsx';

/** Renders a page of the desk as static HTML, without hydration. */
export function renderPage(page: DeskPage, context: PageContext): string {
  const [title, Body] = pages[page.page] as readonly [string, ComponentType<DeskPage>];
  const markup = (
    <TimeZone value={context.timeZone}>
      <Layout page={page} context={context} title={'enquiry' in page ? `${title} ${page.enquiry.reference}` : title}>
        <Body {...page} />
      </Layout>
    </TimeZone>
  );
  return `<!doctype html>${renderToStaticMarkup(markup)}`;
}
