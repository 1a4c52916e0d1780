/** The page's path, and the pattern that it shares with pages of its kind, which the build writes where the two differ. */
export function pageAddress(): { route: string; path: string } {
  const path = location.pathname;
  return { route: document.documentElement.dataset.route ?? path, path };
}
