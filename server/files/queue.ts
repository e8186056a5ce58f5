export interface QueueLimits {
  atOnce: number
  waiting: number
  waitMs: number
}

/** Lets a few work at the same time. `turn` is false for whoever finds the queue full, or waits in it for too long. */
export function createQueue({ atOnce, waiting: places, waitMs }: QueueLimits) {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    turn: (): Promise<boolean> => {
      if (running < atOnce) {
        running += 1
        return Promise.resolve(true)
      }
      if (waiting.length >= places) return Promise.resolve(false)
      return new Promise((resolve) => {
        const called = () => {
          clearTimeout(timer)
          resolve(true)
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(called), 1)
          resolve(false)
        }, waitMs)
        waiting.push(called)
      })
    },
    /** The next one takes the place that is given up. */
    done: (): void => {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    },
  }
}
