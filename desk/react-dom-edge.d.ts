/** The build without Node's own modules, which bundles; @types/react-dom has its types under another name. */
declare module 'react-dom/server.edge' {
  export { renderToStaticMarkup } from 'react-dom/server';
}
