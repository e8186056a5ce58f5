import type { CheckState } from './Checklist.tsx'

/** Megabits per second that a video call needs. */
const enough = 1
/** A file that has not come after this time came too slowly. */
const longestMs = 8000
/** Files below this size, in bytes, say little about the connection. */
const telling = 20_000

/**
 * The connection as it is now: how fast this page's largest file comes once more, past every cache. Only where there is
 * none to measure with, what the browser says about its connection.
 */
export async function measureBandwidth(): Promise<CheckState> {
  const file = largestFile()
  if (!file) return reported()
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), longestMs))
  const began = performance.now()
  try {
    const answer = await Promise.race([fetch(file.name, { cache: 'no-store' }).then(read), late])
    if (answer === 'late') return 'failed'
    if (!answer) return 'unknown'
    const megabits = (file.encodedBodySize * 8) / 1_000_000
    return megabits / ((performance.now() - began) / 1000) >= enough ? 'ok' : 'failed'
  } catch {
    return 'unknown'
  }
}

const read = async (response: Response): Promise<boolean> =>
  response.ok && (await response.arrayBuffer()).byteLength > 0

function largestFile(): PerformanceResourceTiming | undefined {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, encodedBodySize }) => name.startsWith(`${location.origin}/`) && encodedBodySize >= telling)
    .toSorted((one, other) => other.encodedBodySize - one.encodedBodySize)
  return files[0]
}

function reported(): CheckState {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } }
  return connection?.downlink ? (connection.downlink >= enough ? 'ok' : 'failed') : 'unknown'
}
