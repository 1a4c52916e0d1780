/** A call to one of the two public client libraries, as their queues keep it. */
export type LibraryCall = [name: string, properties?: unknown];

/** What the libraries and their scripts share on the page: a function, and what was called before there was a script. */
export type MeasuredWindow = Window & {
  va?: (...call: LibraryCall) => void;
  vaq?: LibraryCall[];
  si?: (...call: LibraryCall) => void;
  siq?: LibraryCall[];
};
