/** The build of React DOM that can be bundled, because it imports no Node modules. @types/react-dom does not type this name. */
declare module 'react-dom/server.edge' {
  export { renderToStaticMarkup } from 'react-dom/server';
}
