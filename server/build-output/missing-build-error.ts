/** The site has not been built, or by another version of this code. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}
