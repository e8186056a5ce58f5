import { hashToken } from '../../crypto/token.ts'
import type { CellStore } from '../cell-store.ts'
import type { Context } from '../context.ts'
import type { Links } from '../records.ts'
import { blindIndexes } from '../root-indexes.ts'
import { rotateRoot } from '../rotate-root.ts'
import type { Store } from '../store.ts'
import { applicationsOverCells } from './applications-over-cells.ts'
import type { Cells } from './cells.ts'
import { filesOverCells } from './files-over-cells.ts'
import { firstOfAll } from './first-of-all.ts'
import { outboxOverCells } from './outbox-over-cells.ts'
import { routed } from './routed.ts'
import { routesOf, type CellRoutes } from './routes-of.ts'

/**
 * The store over all cells: each call goes to the one that its reference, token, id or mobile number leads to. Those that ask
 * about everybody ask each cell.
 */
export function storeOverCells(
  stores: readonly [CellStore, ...CellStore[]],
  contexts: readonly [Context, ...Context[]],
  cells: Cells,
): Store {
  const [first] = stores
  const to = routesOf(first.keys, cells.count)
  const part = <Name extends keyof CellStore>(name: Name) => stores.map((store) => store[name])
  const inEach = async (work: (store: CellStore) => Promise<unknown>): Promise<void> => {
    for (const store of stores) await work(store)
  }
  return {
    engine: first.engine,
    ready: async () => void (await Promise.all(stores.map((store) => store.ready()))),
    close: async () => void (await Promise.all(stores.map((store) => store.close()))),
    ...routed(stores, {
      openRequest: ({ tokenHash, thumbprint }) => (tokenHash ? to.hash(tokenHash) : to.text(thumbprint)),
    }),
    save: async (input) => {
      const { writer, applicationId } = input
      const cell = to.application(applicationId)
      // A session of another cell never held it.
      if (writer !== 'job' && to.id(writer.sessionId) !== cell) return { kind: 'holdLost' }
      return (stores[cell] ?? first).save(input)
    },
    sessions: routed(part('sessions'), { begin: to.byMobile, end: to.bySession, forget: to.text }),
    applications: applicationsOverCells(stores, cells, to, async (pan) => {
      await first.keys.fresh()
      return blindIndexes(first.keys, 'pan', pan)
    }),
    challenges: routed(part('challenges'), {
      request: ({ target }) => to.text(target),
      attempt: ({ target }) => to.text(target),
      giveBack: ({ target }) => to.text(target),
      spend: ({ target }) => to.text(target),
      withdraw: to.id,
      release: to.id,
      unused: to.id,
    }),
    limits: {
      ...routed(part('limits'), {
        take: ({ key }) => to.text(key),
        takeOnce: ({ key }) => to.text(key),
        look: ({ key }) => to.text(key),
        giveBack: to.text,
      }),
      // A use that is counted once is noted in the cell of what counts it.
      clear: (key) => inEach(({ limits }) => limits.clear(key)),
    },
    idempotency: routed(part('idempotency'), {
      begin: to.byScope,
      finish: to.byScope,
      earlier: to.byScope,
      running: to.byApplication,
      abandon: to.byScope,
    }),
    audit: routed(part('audit'), { append: to.byOwner, of: to.application, decisions: to.application }),
    consents: routed(part('consents'), {
      of: to.application,
      withEvents: to.application,
      keepTexts: () => 0,
      textsOf: () => 0,
    }),
    outbox: outboxOverCells(part('outbox'), to),
    providerCalls: {
      ...routed(part('providerCalls'), { begin: to.byApplication, finish: to.byApplication, drop: to.byApplication }),
      unfinished: async (input) =>
        firstOfAll(
          await Promise.all(stores.map(({ providerCalls }) => providerCalls.unfinished(input))),
          ({ at }) => at,
          input.limit,
        ),
    },
    decisionTraces: routed(part('decisionTraces'), { keep: to.byApplication, of: to.application }),
    cards: routed(part('cards'), { record: to.byApplication, of: to.application }),
    pins: routed(part('pins'), {
      state: to.application,
      hash: to.application,
      failed: to.byApplication,
      verify: to.byApplication,
    }),
    drafts: routed(part('drafts'), { put: to.byApplication, of: to.application }),
    links: linksOverCells(part('links'), to),
    mailLedger: routed(part('mailLedger'), { begin: to.text, settle: to.text, forget: to.text, look: to.text }),
    roomTokens: routed(part('roomTokens'), { mint: to.byApplication, use: to.token, isHeld: to.byApplication }),
    signIns: routed(part('signIns'), {
      keep: ({ browser }) => to.text(browser),
      underWay: ({ browser }) => to.text(browser),
    }),
    reports: {
      ...routed(part('reports'), { add: ({ traceId }) => to.text(traceId) }),
      latest: async (limit) =>
        firstOfAll(await Promise.all(stores.map(({ reports }) => reports.latest(limit))), ({ at }) => -at, limit),
    },
    notices: routed(part('notices'), { record: to.byApplication, of: to.application }),
    answersInWords: routed(part('answersInWords'), {
      keep: to.byApplication,
      of: to.application,
      all: to.application,
    }),
    contests: routed(part('contests'), { of: to.application, settle: to.byApplication }),
    // The seats of a slot are everybody's.
    bookedCalls: first.bookedCalls,
    files: filesOverCells(part('files'), to),
    backlog: async (at) => sumOf(await Promise.all(stores.map((store) => store.backlog(at)))),
    sealAudit: (at) => inEach((store) => store.sealAudit(at)),
    rotateKeys: async (options) => {
      const done = { moved: 0, renamed: 0, wrapped: 0 }
      await inEach(async (store) => {
        const { moved, renamed, wrapped } = await store.rotateKeys(options)
        done.moved += moved
        done.renamed += renamed
        done.wrapped += wrapped
      })
      return done
    },
    rootRotation: () => first.rootRotation(),
    rotateRoot: (options) => rotateRoot(contexts, options),
    purge: (at, withinMs) => inEach((store) => store.purge(at, withinMs)),
  }
}

/** A link of no application is where its token leads. */
function linksOverCells(links: readonly Links[], to: CellRoutes): Links {
  const ofLink = ({ applicationId }: { applicationId: string }) => (applicationId ? to.application(applicationId) : 0)
  const { tokenOf, ...rest } = routed(links, {
    tokenOf: ofLink,
    use: to.token,
    look: to.token,
    read: to.token,
    used: to.byApplication,
    spend: to.token,
    giveBack: to.token,
  })
  return {
    ...rest,
    tokenOf,
    ...routed(links, {
      create: ({ purpose, applicationId, name }) =>
        applicationId === '' && name !== undefined
          ? to.hash(hashToken(tokenOf({ purpose, applicationId, name })))
          : ofLink({ applicationId }),
    }),
  }
}

type Backlog = Awaited<ReturnType<Store['backlog']>>

function sumOf(backlogs: readonly Backlog[]): Backlog {
  const waiting: Record<string, number> = {}
  for (const { jobs } of backlogs)
    for (const [kind, count] of Object.entries(jobs.waiting)) waiting[kind] = (waiting[kind] ?? 0) + count
  return {
    outbox: {
      waiting: backlogs.reduce((sum, { outbox }) => sum + outbox.waiting, 0),
      oldestSeconds: Math.max(...backlogs.map(({ outbox }) => outbox.oldestSeconds)),
    },
    jobs: { waiting, oldestSeconds: Math.max(...backlogs.map(({ jobs }) => jobs.oldestSeconds)) },
  }
}
