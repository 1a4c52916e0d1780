import './enhance.ts';
import { interaction, near } from '../hydrate/interaction.ts';
import { loadMeasurement } from '../measurement/load-measurement.ts';
import { pushConsent } from '../measurement/push-consent.ts';

// The script of every page, a separate deferred file (docs/decisions/site-build.md).

// Deny consent by default, before any tag can load.
pushConsent('default', 'denied');
// Astro's runtime waits for these directives (astro.config.ts). Every page has an island, the assistant.
Object.assign((window as unknown as { Astro: object }).Astro, { interaction, near });
for (const name of ['interaction', 'near']) dispatchEvent(new Event(`astro:${name}`));
loadMeasurement();
