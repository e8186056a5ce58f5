/** No answer is on its way for longer, in ms; what it is further behind by, the device's clock was set forward by. */
const slowest = 30_000

/**
 * By how much the server's clock is ahead, by what was known and what an answer says. Each answer is late by the time it
 * was on its way, a slow one by more: of two the later is right, and a slow answer sets back no countdown. `known`: NaN before the first.
 */
export const clockOffset = (known: number, heard: number): number =>
  known > heard && known < heard + slowest ? known : heard
