import { daySeconds } from '../day.ts'
import type { Store } from '../store/store.ts'
import { giveBackOnce } from './give-back-once.ts'

export interface Try {
  /** How many are left after it. */
  left: number
  /** The host did not compare the code, or found it right: the attempt does not count. */
  giveBack(): Promise<void>
}

export interface Tries {
  /**
   * Takes an attempt before the code is compared, so that simultaneous ones are all counted; a repetition of the same request
   * counts once. Undefined: none is left.
   */
  take(request: string): Promise<Try | undefined>
  spent(): Promise<boolean>
}

/**
 * Attempts at a code that one of the bank's systems compares. They are stored beside the record and do not change its
 * version.
 */
export function countedTries(
  { limits }: Pick<Store, 'limits'>,
  { key, limit, at }: { key: string; limit: number; at: number },
): Tries {
  return {
    async take(request) {
      const once = `${key}:${request}`
      const taken = await limits.takeOnce({ key, once, limit, windowSeconds: daySeconds, at })
      if (taken.kind === 'spent') return undefined
      const giveBack = async () => {
        // What a repetition did not take it does not give back.
        if (taken.kind === 'taken') await giveBackOnce(limits, { key, once })
      }
      return { left: taken.left, giveBack }
    },
    spent: async () => !(await limits.look({ key, limit, at })).allowed,
  }
}
