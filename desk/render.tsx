import './styles/layers.css';
import '../site/src/styles/tokens.css';
import '../site/src/styles/base.css';
import './styles/view.css';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Frame, View } from '../server/desk/view.ts';
import { Layout } from './Layout.tsx';
import { pages } from './pages.ts';
import { TimeZone } from './time-zone.ts';

/** Renders a page of the desk as HTML. */
export function renderPage(view: View, frame: Frame): string {
  const [title, Body] = pages[view.page] as readonly [string, ComponentType<View>];
  const page = (
    <TimeZone value={frame.timeZone}>
      <Layout view={view} frame={frame} title={'enquiry' in view ? `${title} ${view.enquiry.reference}` : title}>
        <Body {...view} />
      </Layout>
    </TimeZone>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
