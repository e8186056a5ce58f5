import { blindIndex } from '../crypto/blind-index.ts'
import type { Context } from './context.ts'
import { eq } from './drizzle.ts'
import { limitWindow } from './schema.ts'
import type { LimitResult, Limits } from './records.ts'
import { statement } from './statement.ts'

interface Row {
  allowed: boolean
  count: number | null
  resets_at: Date | null
}

const take = statement<Row>('take_limit').with(
  { key: 'bytea', at: 'timestamptz', windowSeconds: 'integer', limit: 'integer' },
  (p) => `
with took as (
  insert into limit_window as w (key, count, resets_at)
  select ${p.key}, 1, ${p.at} + ${p.windowSeconds} * interval '1 s' where ${p.limit} > 0
  on conflict (key) do update set
    count = case when w.resets_at <= ${p.at} then 1 else w.count + 1 end,
    resets_at = case when w.resets_at <= ${p.at} then excluded.resets_at else w.resets_at end
    where w.resets_at <= ${p.at} or w.count < ${p.limit}
  returning count, resets_at
)
select took.count is not null as allowed, took.count, coalesce(took.resets_at, before.resets_at) as resets_at
from (values (1)) one left join took on true left join limit_window before on before.key = ${p.key}`,
)

const giveBack = statement('give_back_limit').with(
  { key: 'bytea' },
  (p) => `update limit_window set count = greatest(count - 1, 0) where key = ${p.key}`,
)

export const limitsOf = (context: Context): Limits => {
  const hashed = (key: string) => blindIndex(context.keys, 'limit', key)
  const { orm } = context.database
  return {
    take: async ({ key, limit, windowSeconds, at }) => {
      const [row] = await context.database.run(take, { key: hashed(key), at: new Date(at), windowSeconds, limit })
      const resetsAt = row?.resets_at?.getTime() ?? at + windowSeconds * 1000
      return { allowed: row?.allowed ?? false, left: Math.max(0, limit - (row?.count ?? limit)), resetsAt }
    },
    look: async ({ key, limit, at }): Promise<LimitResult> => {
      const [row] = await orm
        .select()
        .from(limitWindow)
        .where(eq(limitWindow.key, hashed(key)))
      const used = row && row.resetsAt > at ? row.count : 0
      return { allowed: used < limit, left: Math.max(0, limit - used), resetsAt: row && used > 0 ? row.resetsAt : at }
    },
    giveBack: async (key) => {
      await context.database.run(giveBack, { key: hashed(key) })
    },
    clear: async (key) => {
      await orm.delete(limitWindow).where(eq(limitWindow.key, hashed(key)))
    },
  }
}
