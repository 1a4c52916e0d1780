/** Posts a report with sendBeacon: it survives navigation, does not block, and ignores errors. */
export function sendReport(address: string, report: object): void {
  // Offline, sendBeacon would only log an error.
  if (navigator.onLine) navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
