import type { Context } from './context.ts'
import { statement } from './statement.ts'

/** Rows of one statement: each takes well below the time that a statement has. */
const rowsAtOnce = 1000

const page = statement<{ last: Date | null }>('forget_bodies').with(
  { after: 'timestamptz', before: 'timestamptz', rows: 'integer' },
  (p) => `
with page as (
  select max(begun_at) as last from (
    select begun_at from idempotency where begun_at > ${p.after} and begun_at < ${p.before}
    order by begun_at limit ${p.rows}
  ) next
), dead as (
  delete from idempotency using page where begun_at > ${p.after} and begun_at <= page.last and state = 'running'
), forgotten as (
  update idempotency set body_mac = '' from page
  where begun_at > ${p.after} and begun_at <= page.last and state = 'done'
)
select last from page`,
)

/**
 * Forgets the hashes of what was sent before a moment: a PIN or a number in it can be guessed by who had the root that they
 * were made under. A repetition that comes later is refused as one of another body; a run that has not ended by then died
 * with its server.
 */
export async function forgetBodies({ database }: Context, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs)
  for (let after = new Date(0); ;) {
    const [found] = await database.run(page, { after, before, rows: rowsAtOnce })
    if (!found?.last) return
    after = found.last
  }
}
