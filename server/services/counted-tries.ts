import { daySeconds } from '../day.ts'
import type { Store } from '../store/store.ts'

export interface Tries {
  /**
   * Takes an attempt before the code is compared, so that simultaneous ones are all counted. Undefined: none is left.
   */
  take(): Promise<{ left: number } | undefined>
  /** The host did not compare the code, or found it right: the attempt does not count. */
  giveBack(): Promise<void>
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
    async take() {
      const taken = await limits.take({ key, limit, windowSeconds: daySeconds, at })
      return taken.allowed ? { left: taken.left } : undefined
    },
    giveBack: () => limits.giveBack(key),
    spent: async () => !(await limits.look({ key, limit, at })).allowed,
  }
}
