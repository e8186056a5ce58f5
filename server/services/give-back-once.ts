import type { Limits } from '../store/limits.ts'

/** Undoes a `takeOnce`: the one is given back, and the same request may take it again. */
export async function giveBackOnce(limits: Limits, { key, once }: { key: string; once: string }): Promise<void> {
  await limits.giveBack(key)
  await limits.clear(once)
}
