/** A queued call of one of the two client libraries. */
export type LibraryCall = [name: string, properties?: unknown];

/** Globals that libraries and scripts share: a function, and the queue of calls before the script loaded. */
export type MeasuredWindow = Window & {
  va?: (...call: LibraryCall) => void;
  vaq?: LibraryCall[];
  si?: (...call: LibraryCall) => void;
  siq?: LibraryCall[];
};

/** Posts a report with sendBeacon: it survives navigation, does not block, and ignores errors. */
export function sendReport(address: string, report: object): void {
  // Offline, sendBeacon would only log an error.
  if (navigator.onLine) navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
