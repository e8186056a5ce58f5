import { expect } from 'vitest'
import type { JobKind } from '../jobs/kinds.ts'
import { eventually } from './eventually.ts'
import type { Running } from './running.ts'

interface About {
  /** Of this application only. */
  of?: { applicationId: string }
  /** With what falls due by the server's clock in so many milliseconds. */
  within?: number
}

interface Work {
  kind: JobKind
  /** `written`: not yet with the queue. */
  state: 'written' | 'created' | 'retry' | 'active' | 'completed' | 'failed' | 'cancelled'
  due: boolean
}

/** Everything that was to be done after an answer, in every cell: entries of the outbox, and what the queue has made of them. */
async function workOf({ server }: Running, { of, within = 0 }: About): Promise<Work[]> {
  const { clock } = server.composed.deps
  const inCells = await Promise.all(
    server.composed.store.cells.map(({ database: { pool, jobsSchema } }) =>
      pool.query<Work>(
        `select o.kind, case when o.relayed_at is null then 'written' else coalesce(j.state::text, 'completed') end as state,
                o.due_at <= $1 as due
         from outbox o left join ${jobsSchema}.job j on j.id = o.id
         where $2 = '' or o.application_id = $2`,
        [new Date(clock() + within), of?.applicationId ?? ''],
      ),
    ),
  )
  return inCells.flatMap(({ rows }) => rows)
}

const isOpen = ({ state, due }: Work) => (state === 'written' ? due : ['created', 'retry', 'active'].includes(state))

/** Waits until everything that is due has been done; whatever has not happened by then does not happen. */
export async function workIsDone(product: Running, about: About = {}): Promise<void> {
  await jobsHaveStarted(product)
  await eventually(async () => expect((await workOf(product, about)).filter(isOpen)).toEqual([]))
}

/** Waits until a job of this kind has been tried, whatever came of it. */
export const wasTried = (product: Running, kind: JobKind, of: { applicationId: string }): Promise<void> =>
  eventually(async () => {
    const ofKind = (await workOf(product, { of })).filter((work) => work.kind === kind)
    expect(ofKind.filter(({ state }) => ['retry', 'completed', 'failed'].includes(state))).not.toEqual([])
  })

/** The queue starts after the server listens, and then adds what is due every day. */
const jobsHaveStarted = (product: Running): Promise<void> =>
  eventually(async () => {
    expect(await (await fetch(`${product.operatorUrl}/status`)).json()).toMatchObject({ jobs: { runs: true } })
    expect((await workOf(product, {})).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['close-applications', 'sweep-files']),
    )
  })

/** The people who have applied before are there. */
export const peopleAreSeeded = (product: Running): Promise<void> =>
  eventually(() => {
    expect(product.logged()).toContain('people-seeded')
  })

/** Waits until nothing changes by itself any more: seeded people and their cards, and all work of the next minute. */
export async function atRest(product: Running): Promise<void> {
  await product.dial({ backOfficeSeconds: 0 })
  await peopleAreSeeded(product)
  await workIsDone(product, { within: 60_000 })
}
