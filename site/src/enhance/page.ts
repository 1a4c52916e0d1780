import './enhance.ts';
import { onInteraction } from '../hydrate/on-interaction.ts';
import { loadMeasurement } from '../measurement/load-measurement.ts';
import { pushConsent } from '../measurement/push-consent.ts';

// The script of every page, a file of its own (docs/decisions/site-build.md). It runs when the page is read to its end.

// Before any tag could ask: nothing is allowed until a visitor says so.
pushConsent('default', 'denied');
onInteraction();
loadMeasurement();
