import { blindIndex } from '../crypto/blind-index.ts'
import type { Context } from './context.ts'
import { eq } from './drizzle.ts'
import { limitWindow } from './schema.ts'
import type { LimitResult, Limits } from './records.ts'

const take = `
with took as (
  insert into limit_window as w (key, count, resets_at)
  select $1::bytea, 1, $2::timestamptz + $3::integer * interval '1 s' where $4::integer > 0
  on conflict (key) do update set
    count = case when w.resets_at <= $2::timestamptz then 1 else w.count + 1 end,
    resets_at = case when w.resets_at <= $2::timestamptz then excluded.resets_at else w.resets_at end
    where w.resets_at <= $2::timestamptz or w.count < $4::integer
  returning count, resets_at
)
select took.count is not null as allowed, took.count, coalesce(took.resets_at, before.resets_at) as resets_at
from (values (1)) one left join took on true left join limit_window before on before.key = $1::bytea`

interface Row {
  allowed: boolean
  count: number | null
  resets_at: Date | null
}

export const limitsOf = (context: Context): Limits => {
  const hashed = (key: string) => blindIndex(context.keys, 'limit', key)
  const { orm } = context.database
  return {
    take: async ({ key, limit, windowSeconds, at }) => {
      const [row] = await context.database.run<Row>('take_limit', take, [
        hashed(key),
        new Date(at),
        windowSeconds,
        limit,
      ])
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
      await context.database.run(
        'give_back_limit',
        'update limit_window set count = greatest(count - 1, 0) where key = $1::bytea',
        [hashed(key)],
      )
    },
    clear: async (key) => {
      await orm.delete(limitWindow).where(eq(limitWindow.key, hashed(key)))
    },
  }
}
