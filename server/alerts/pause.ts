/** Of each kind of trouble the owner gets one alert in this time at most, in milliseconds. */
export const pause = 6 * 3_600_000;
