/** A journey reads the clock several times a second; who has not for this long is not there. */
const presentMs = 1000

/**
 * Tells when a turned clock has been read, so that the turn is answered once the journey knows it: what is done next
 * happens at the new time.
 */
export function keepClockReaders() {
  let lastRead = -Infinity
  let waiting: (() => void)[] = []
  return {
    read(): void {
      lastRead = performance.now()
      for (const told of waiting) told()
      waiting = []
    },
    /** Resolves at the next read; at once where nobody reads. */
    async caughtUp(): Promise<void> {
      if (performance.now() - lastRead > presentMs) return
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        timer = setTimeout(resolve, presentMs)
      })
      clearTimeout(timer)
    },
  }
}
