import type { Plugin } from 'vite';

/** In development, reloads the browser when a file in the content folder changes. */
export function reloadContent(folder: string): Plugin {
  return {
    name: 'reload-content',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        server.moduleGraph.invalidateAll();
        server.hot.send({ type: 'full-reload' });
      });
    },
  };
}
