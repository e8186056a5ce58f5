import { createHash } from 'node:crypto'
import { livenessMethods, policy, questions, type KnownField } from './desk-data.ts'

export interface AskedQuestion {
  id: string
  text: string
  expected: string
}

export interface SessionScript {
  questions: AskedQuestion[]
  liveness: { id: string; text: string }[]
}

/**
 * What the agent asks in one session of a call: questions whose answer is known and ways to show liveness, in an order
 * that differs from session to session. The auditor sees the same order.
 */
export function scriptOf(call: string, session: number, known: Partial<Record<KnownField, string>>): SessionScript {
  const rank = (id: string) => createHash('sha256').update(`${call} ${session} ${id}`).digest('hex')
  const shuffled = <T extends { id: string }>(list: readonly T[]) =>
    list.toSorted((one, other) => rank(one.id).localeCompare(rank(other.id)))
  const code = String(Number.parseInt(rank('code').slice(0, 8), 16) % 10_000).padStart(4, '0')
  return {
    questions: shuffled(questions)
      .filter(({ about }, index, all) => all.findIndex((each) => each.about === about) === index)
      .flatMap(({ id, text, expects }) => {
        const expected = known[expects]
        return expected === undefined ? [] : [{ id, text, expected }]
      })
      .slice(0, policy.questionsAsked),
    liveness: shuffled(livenessMethods).map(({ id, text }) => ({ id, text: text.replace('{code}', code) })),
  }
}
