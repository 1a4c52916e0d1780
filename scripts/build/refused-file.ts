/** A picture or PDF that cannot be used. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  /** What to do, as a sentence. */
  readonly fix: string;

  /** @param message continues the file's name, such as "is empty" */
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}
