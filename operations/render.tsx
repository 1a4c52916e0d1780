import './styles/layers.css';
import '../site/src/styles/tokens.css';
import '../site/src/styles/base.css';
import './styles/view.css';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Frame, View } from '../server/operations/view.ts';
import { Layout } from './Layout.tsx';
import { PageBody } from './PageBody.tsx';
import { TimeZone } from './time-zone.ts';
import { titleOf } from './title-of.ts';

/** A page of the owner's view as HTML. It has no scripts. */
export function renderPage(view: View, frame: Frame): string {
  const page = (
    <TimeZone value={frame.timeZone}>
      <Layout view={view} frame={frame} title={titleOf(view)}>
        <PageBody view={view} />
      </Layout>
    </TimeZone>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
