import type { Store } from '../store/store.ts'

const daySeconds = 86_400

export interface Tries {
  /** Takes a try before the code is compared, so that none of many at once goes uncounted. Undefined: none is left. */
  take(): Promise<{ left: number } | undefined>
  /** The host judged no code, or found it right: the try does not count. */
  giveBack(): Promise<void>
  spent(): Promise<boolean>
}

/** A few tries at a code that a bank's system compares. They live beside the record and do not touch its version. */
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
