/** Returns whether the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/) or Do Not Track. */
export function hasOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null };
  return globalPrivacyControl === true || doNotTrack === '1';
}
