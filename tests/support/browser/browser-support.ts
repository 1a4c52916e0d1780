import { features } from 'web-features';
import { oldestBrowsers } from '../../../site/page-scripts.ts';

const { chrome, firefox, safari, ios } = oldestBrowsers;
const oldest = { chrome, chrome_android: chrome, firefox, firefox_android: firefox, safari, safari_ios: ios };

/** A feature of the language or of the browser. */
export interface Offer {
  /** Interface or global object that has the feature, or that is the feature. */
  owner: string;
  /** Name of the member; the owner's name for the constructor; undefined for the owner itself. */
  member: string | undefined;
  isStatic: boolean;
  /** Whether the oldest supported browsers have the feature. */
  isOld: boolean;
}

/** All features, from MDN's data (https://github.com/web-platform-dx/web-features). */
export const offers: readonly Offer[] = Object.values(features).flatMap((feature) =>
  Object.entries(('status' in feature && feature.status.by_compat_key) || {}).flatMap(([key, { support }]) => {
    const [, owner, name, kind] = /^(?:api|javascript\.builtins)\.(?:Intl\.)?(\w+)(?:\.(\w+?)(_static|_event)?)?$/.exec(key) ?? [];
    if (!owner) return [];
    const isOld = Object.entries(oldest).every(([browser, version]) => {
      const since = support[browser as keyof typeof support];
      return since !== undefined && Number.parseFloat(since.replace('≤', '')) <= version;
    });
    return [{ owner, member: kind === '_event' ? `on${name}` : name, isStatic: kind === '_static', isOld }];
  }),
);
