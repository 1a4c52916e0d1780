/** The build that can be bundled, because it imports no Node modules; @types/react-dom has its types under another name. */
declare module 'react-dom/server.edge' {
  export { renderToStaticMarkup } from 'react-dom/server';
}
