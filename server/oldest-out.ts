/**
 * Keeps count of what is remembered by keys that a caller may choose: beyond `capacity` the oldest is forgotten, at the
 * same small cost however many there are. (The first key of a Map is found by walking over all that were deleted.)
 */
export function oldestOut<Kept>(capacity: number, forget: (oldest: Kept) => void): (newest: Kept) => void {
  const ring: Kept[] = []
  let next = 0
  return (newest) => {
    const oldest = ring[next]
    if (oldest !== undefined) forget(oldest)
    ring[next] = newest
    next = (next + 1) % capacity
  }
}
