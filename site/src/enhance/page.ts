import './enhance.ts';
import { onInteraction } from '../hydrate/on-interaction.ts';
import { loadMeasurement } from '../measurement/load-measurement.ts';
import { pushConsent } from '../measurement/push-consent.ts';

// The script of every page, a separate deferred file (docs/decisions/site-build.md).

// Deny consent by default, before any tag can load.
pushConsent('default', 'denied');
onInteraction();
loadMeasurement();
