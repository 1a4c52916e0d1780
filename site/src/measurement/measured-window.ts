/** A queued call of one of the two client libraries. */
export type LibraryCall = [name: string, properties?: unknown];

/** Globals that libraries and scripts share: a function, and the queue of calls before the script loaded. */
export type MeasuredWindow = Window & {
  va?: (...call: LibraryCall) => void;
  vaq?: LibraryCall[];
  si?: (...call: LibraryCall) => void;
  siq?: LibraryCall[];
};
