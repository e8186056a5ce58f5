import type { MasterData } from '@card-journey/bank/load.ts'
import type { Deps } from '@card-journey/server/compose.ts'

/** Answers of the store and of the bank's systems, by their names: `limits.take`, `decision.decide`. */
export type Answers = Readonly<Record<string, unknown>>

/** What a service works with, around changed master data: store and systems answer as told, and what they were asked is kept. */
export function around(master: MasterData, answers: Answers): { deps: Deps; asked: unknown[] } {
  const asked: unknown[] = []
  const port = (path: string): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => (typeof name === 'string' ? port(path ? `${path}.${name}` : name) : undefined),
      apply: (_, __, given: unknown[]) => {
        asked.push([path, given])
        return Promise.resolve(answers[path])
      },
    })
  const deps = {
    masterData: () => master,
    store: port(''),
    systems: port(''),
    secrets: { effects: Buffer.alloc(32, 1) },
    clock: () => noon,
    log: { info: () => undefined, warn: () => undefined },
  }
  return { deps: deps as unknown as Deps, asked }
}

/** Thursday 19 November 2026, noon in India. */
export const noon = Date.parse('2026-11-19T12:00:00+05:30')
export const now = new Date(noon).toISOString()
export const today = '2026-11-19'
