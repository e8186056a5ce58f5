/** A clock that is set back by more than this was changed by hand, in ms. */
const tolerance = 1000

/**
 * The device's clock, which may be set back while the page is open: time never runs slower than the page's own ticks. A
 * jump forward is accepted: a device that slept looks the same, and the server's next response corrects it.
 */
export function steadyClock(clock: () => number, ticks: () => number): () => number {
  let added = 0
  let last = { clock: clock(), ticks: ticks() }
  return () => {
    const now = { clock: clock(), ticks: ticks() }
    const lost = now.ticks - last.ticks - (now.clock - last.clock)
    if (lost > tolerance) added += lost
    last = now
    return now.clock + added
  }
}
