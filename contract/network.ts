/** The network as the browser knows it. */
export interface Connection {
  online: () => boolean
  /** Resolves when a connection comes back, or after `ms` at the latest. */
  wait: (ms: number) => Promise<void>
}

/** A connection that is silent for this long is cut, in ms; the server itself responds within 12 s. */
export const silenceLimit = 30_000

/** No response came. */
export class NoResponse extends Error {}

/** Runs a network operation; cut off once it has been silent for too long. */
export async function overNetwork<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const cut = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      cut.abort()
      reject(new NoResponse('time-out'))
    }, silenceLimit)
  })
  try {
    return await Promise.race([work(cut.signal), silent])
  } catch (error) {
    throw error instanceof NoResponse ? error : new NoResponse(error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}
