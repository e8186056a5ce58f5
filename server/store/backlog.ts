import type { Context } from './context.ts'
import { statement } from './statement.ts'

/** What waits to be done, of all nodes. Ages are in seconds; 0 if nothing waits. */
export interface Backlog {
  outbox: { waiting: number; oldestSeconds: number }
  jobs: { waiting: Readonly<Record<string, number>>; oldestSeconds: number }
}

/** As far as it is counted: a metric needs no exact number of what is far too many, and no scrape may cost more. */
export const countedAtMost = 10_000

interface Row {
  place: 'outbox' | 'jobs'
  kind: string | null
  waiting: number
  oldest: number
}

// The outbox by its partial index alone (outbox_waiting); of the queue's table only what has not begun, by its index
// job_i11. A job's kind is in its data. The queue's times are the database's, ours may be shifted by the sandbox.
const backlogIn = (jobs: string) =>
  statement<Row>('backlog').with(
    { at: 'timestamptz', most: 'integer' },
    (p) => `
select 'outbox' as place, null as kind, count(*)::integer as waiting,
  coalesce(greatest(extract(epoch from ${p.at} - min(due_at)), 0), 0)::float8 as oldest
from (select due_at from outbox where relayed_at is null and due_at <= ${p.at} order by due_at limit ${p.most}) due
union all
select 'jobs', data ->> 'kind', count(*)::integer,
  coalesce(greatest(extract(epoch from now() - min(start_after)), 0), 0)::float8
from (select data, start_after from ${jobs}.job where name = 'effect' and state < 'active' and not blocked limit ${p.most}) queued
group by data ->> 'kind'`,
  )

/** One bounded statement. Fails until the queue has made its tables. */
export async function backlogOf({ database }: Context, at: number): Promise<Backlog> {
  const rows = await database.run(backlogIn(database.jobsSchema), { at: new Date(at), most: countedAtMost })
  const outbox = rows.find(({ place }) => place === 'outbox')
  const jobs = rows.filter(({ place }) => place === 'jobs')
  return {
    outbox: { waiting: outbox?.waiting ?? 0, oldestSeconds: outbox?.oldest ?? 0 },
    jobs: {
      waiting: Object.fromEntries(jobs.map(({ kind, waiting }) => [kind ?? '', waiting])),
      oldestSeconds: Math.max(0, ...jobs.map(({ oldest }) => oldest)),
    },
  }
}
