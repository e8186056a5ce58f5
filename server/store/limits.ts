import { carriedIndex } from './carried-index.ts'
import type { Context } from './context.ts'
import { eq, inArray } from './drizzle.ts'
import { limitWindow } from './schema.ts'
import { statement } from './statement.ts'

type Taking = { key: string; limit: number; windowSeconds: number; at: number }

/** Counters that a crash never resets. Keys may hold personal values: they are stored as keyed hashes. */
export interface Limits {
  /** Takes one of `limit` in a window that begins with the first. */
  take(input: Taking): Promise<LimitResult>
  /** Takes one for the first use of `once`. `again`: it has taken its one, or does so at this moment. */
  takeOnce(input: Taking & { once: string }): Promise<{ kind: 'taken' | 'again'; left: number } | { kind: 'spent' }>
  look(input: { key: string; limit: number; at: number }): Promise<LimitResult>
  clear(key: string): Promise<void>
  /** Gives back one that was taken. */
  giveBack(key: string): Promise<void>
}

export interface LimitResult {
  allowed: boolean
  left: number
  resetsAt: number
}

interface Row {
  allowed: boolean
  count: number | null
  resets_at: Date | null
}

/** A counter that is there: one more up to the limit, or the first of a new window. */
const countsOneMore = (p: { at: string; limit: string }) => `on conflict (key) do update set
    count = case when w.resets_at <= ${p.at} then 1 else w.count + 1 end,
    resets_at = case when w.resets_at <= ${p.at} then excluded.resets_at else w.resets_at end
    where w.resets_at <= ${p.at} or w.count < ${p.limit}`

const take = statement<Row>('take_limit').with(
  { key: 'bytea', at: 'timestamptz', windowSeconds: 'integer', limit: 'integer' },
  (p) => `
with took as (
  insert into limit_window as w (key, count, resets_at)
  select ${p.key}, 1, ${p.at} + ${p.windowSeconds} * interval '1 s' where ${p.limit} > 0
  ${countsOneMore(p)}
  returning count, resets_at
)
select took.count is not null as allowed, took.count, coalesce(took.resets_at, before.resets_at) as resets_at
from (values (1)) one left join took on true left join limit_window before on before.key = ${p.key}`,
)

/** One of `key` for the first use of `once`; both rows are written together or not at all. */
const takeOnce = statement<{ count: number | null; noted: boolean }>('take_limit_once').inParts(
  { key: 'bytea', once: 'bytea', at: 'timestamptz', windowSeconds: 'integer', limit: 'integer' },
  (p) => ({
    parts: {
      took: {
        tells: { count: 'integer' },
        sql: `
  insert into limit_window as w (key, count, resets_at)
  select ${p.key}, 1, ${p.at} + ${p.windowSeconds} * interval '1 s'
  where ${p.limit} > 0 and not exists (select from limit_window where key = ${p.once} and resets_at > ${p.at})
  ${countsOneMore(p)}
  returning count`,
      },
      noted: {
        after: 'took',
        sql: `
  insert into limit_window as w (key, count, resets_at)
  select ${p.once}, 1, ${p.at} + ${p.windowSeconds} * interval '1 s' from took
  on conflict (key) do update set count = 1, resets_at = excluded.resets_at where w.resets_at <= ${p.at}
  returning key`,
      },
    },
    answer: 'select took.count, exists (select from noted) as noted from (values (1)) one left join took on true',
  }),
)

const carryWindow = statement('carry_window').with(
  { former: 'bytea', index: 'bytea' },
  (p) => `update limit_window set key = ${p.index} where key = ${p.former}
    and not exists (select from limit_window where key = ${p.index})`,
)

const giveBack = statement('give_back_limit').with(
  { key: 'bytea' },
  (p) => `update limit_window set count = greatest(count - 1, 0) where key = ${p.key}`,
)

export const limitsOf = (context: Context): Limits => {
  const hashed = (key: string) => carriedIndex(context, carryWindow, 'limit', key)
  const { orm } = context.database
  return {
    take: async ({ key, limit, windowSeconds, at }) => {
      const [row] = await context.database.run(take, { key: await hashed(key), at: new Date(at), windowSeconds, limit })
      const resetsAt = row?.resets_at?.getTime() ?? at + windowSeconds * 1000
      return { allowed: row?.allowed ?? false, left: Math.max(0, limit - (row?.count ?? limit)), resetsAt }
    },
    takeOnce: async ({ key, once, limit, windowSeconds, at }) => {
      const keys = { key: await hashed(key), once: await hashed(once) }
      const [row] = await context.database.run(takeOnce, { ...keys, at: new Date(at), windowSeconds, limit })
      if (row?.noted) return { kind: 'taken', left: limit - (row.count ?? limit) }
      // A twin was noted between the look and the write: its one is enough.
      if (typeof row?.count === 'number') await context.database.run(giveBack, { key: keys.key })
      const rows = await orm
        .select()
        .from(limitWindow)
        .where(inArray(limitWindow.key, [keys.key, keys.once]))
      const countOf = (which: Buffer) => rows.find((kept) => kept.resetsAt > at && which.equals(kept.key))?.count ?? 0
      return countOf(keys.once) > 0
        ? { kind: 'again', left: Math.max(0, limit - countOf(keys.key)) }
        : { kind: 'spent' }
    },
    look: async ({ key, limit, at }): Promise<LimitResult> => {
      const [row] = await orm
        .select()
        .from(limitWindow)
        .where(eq(limitWindow.key, await hashed(key)))
      const used = row && row.resetsAt > at ? row.count : 0
      return { allowed: used < limit, left: Math.max(0, limit - used), resetsAt: row && used > 0 ? row.resetsAt : at }
    },
    giveBack: async (key) => {
      await context.database.run(giveBack, { key: await hashed(key) })
    },
    clear: async (key) => {
      await orm.delete(limitWindow).where(eq(limitWindow.key, await hashed(key)))
    },
  }
}
