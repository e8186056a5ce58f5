import { randomUUID } from 'node:crypto'
import type { Context } from './context.ts'
import { and, eq } from './drizzle.ts'
import { bodyMac, earlierAnswer, otherBodyMac, scopeName, sealAnswer, type IdempotencyRow } from './idempotency-row.ts'
import { idempotency } from './schema.ts'
import type { Idempotency, Scope } from './records.ts'
import { statement } from './statement.ts'

/**
 * A run that has not ended after this time died with its server; a repetition takes over. Longer than any request
 * takes.
 */
const deadAfterMs = 60_000

// A row for another body is never taken over, a finished one never run again.
const begin = statement<{ begun: boolean }>('begin_run').with(
  {
    scope: 'text',
    call: 'text',
    transactionId: 'text',
    run: 'uuid',
    bodyMac: 'bytea',
    otherBodyMac: 'bytea?',
    at: 'timestamptz',
    deadBefore: 'timestamptz',
  },
  (p) => `
with begun as (
  insert into idempotency as i (scope, call, transaction_id, run, state, body_mac, begun_at)
  values (${p.scope}, ${p.call}, ${p.transactionId}, ${p.run}, 'running', ${p.bodyMac}, ${p.at})
  on conflict (scope, call, transaction_id) do update
    set run = excluded.run, begun_at = excluded.begun_at, body_mac = excluded.body_mac
    where i.state = 'running' and i.begun_at < ${p.deadBefore} and i.body_mac in (excluded.body_mac, ${p.otherBodyMac})
  returning 1
)
select exists (select from begun) as begun`,
)

const earlierRun = statement<IdempotencyRow>('earlier_run').with(
  { scope: 'text', call: 'text', transactionId: 'text' },
  (p) => `select scope, state, body_mac, status, answer from idempotency
    where scope = ${p.scope} and call = ${p.call} and transaction_id = ${p.transactionId}`,
)

const runsUnderWay = statement<{ call: string }>('runs_under_way').with(
  { scope: 'text', calls: 'text[]', aliveSince: 'timestamptz' },
  (p) => `select distinct call from idempotency
    where scope = ${p.scope} and call = any(${p.calls}) and state = 'running' and begun_at >= ${p.aliveSince}`,
)

export const idempotencyOf = (context: Context): Idempotency => {
  const { orm, run } = context.database
  const rowOf = (input: { scope: Scope; call: string; transactionId: string }) =>
    and(
      eq(idempotency.scope, scopeName(input.scope)),
      eq(idempotency.call, input.call),
      eq(idempotency.transactionId, input.transactionId),
    )
  return {
    begin: async (input) => {
      const scope = scopeName(input.scope)
      const own = randomUUID()
      const at = { scope, call: input.call, transactionId: input.transactionId }
      const [row] = await run(begin, {
        ...at,
        run: own,
        bodyMac: bodyMac(context, input.body),
        otherBodyMac: otherBodyMac(context, input.body),
        at: new Date(input.at),
        deadBefore: new Date(input.at - deadAfterMs),
      })
      if (row?.begun) return { kind: 'fresh', run: own }
      const [earlier] = await run(earlierRun, at)
      return earlier ? earlierAnswer(context, input, earlier) : { kind: 'running' }
    },
    finish: async (input) => {
      const at = { scope: scopeName(input.scope), call: input.call, transactionId: input.transactionId }
      await orm
        .update(idempotency)
        .set({ state: 'done', status: input.status ?? 200, answer: await sealAnswer(context, at, input.answer) })
        .where(and(rowOf(input), eq(idempotency.run, input.run), eq(idempotency.state, 'running')))
    },
    earlier: async (input) => {
      const { call, transactionId } = input
      const [row] = await run(earlierRun, { scope: scopeName(input.scope), call, transactionId })
      return row && earlierAnswer(context, input, row)
    },
    running: async ({ applicationId, calls, at }) => {
      const scope = scopeName({ applicationId })
      const rows = await run(runsUnderWay, { scope, calls, aliveSince: new Date(at - deadAfterMs) })
      return rows.map(({ call }) => call)
    },
    abandon: async (input) => {
      await orm
        .delete(idempotency)
        .where(and(rowOf(input), eq(idempotency.run, input.run), eq(idempotency.state, 'running')))
    },
  }
}
