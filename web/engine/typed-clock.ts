import type { EnginePorts } from './engine-ports.ts'

/** Later than everything typed before: the server orders drafts and saves by it, however late they arrive. */
export function typedClock({ state, now }: Pick<EnginePorts, 'state' | 'now'>): () => number {
  let last = 0
  return () => {
    const known = Object.values(state().application?.draftedAt ?? {})
    return (last = Math.max(Math.round(now()), last + 1, ...known.map((at) => at + 1)))
  }
}
