import type { Settings } from './settings.ts';

/** Where the owner's view is opened, for links in mail. Listening everywhere is no address: then it is named as this machine sees it. */
export function ownersViewAddress({ host, port }: Pick<Settings['operations'], 'host' | 'port'>): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
