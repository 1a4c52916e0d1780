/** Posts a report. It outlives the page, holds nothing up, and a host that has nobody to take it goes unnoticed. */
export function sendReport(address: string, report: object): void {
  // Without a network it would only be a line in the console.
  if (navigator.onLine) navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
