import type { CellStore } from '../cell-store.ts'
import type { Indexes } from '../root-indexes.ts'
import type { Applications } from '../store.ts'
import type { Cells } from './cells.ts'
import { firstOfAll } from './first-of-all.ts'
import { routed } from './routed.ts'
import type { CellRoutes } from './routes-of.ts'

export function applicationsOverCells(
  stores: readonly [CellStore, ...CellStore[]],
  { pans }: Cells,
  to: CellRoutes,
  indexesOf: (panNumber: string) => Promise<Indexes>,
): Applications {
  const all = stores.map(({ applications }) => applications)
  return {
    ...routed(all, {
      create: to.bySession,
      take: to.bySession,
      leave: to.bySession,
      release: to.bySession,
      yieldHold: to.byApplication,
      isHeld: to.byApplication,
      lastSeen: to.application,
      stopReminders: to.application,
      close: to.byApplication,
      read: to.application,
      openOf: to.text,
      byMobile: to.text,
    }),
    erase: async (input) => {
      const { applicationId } = input
      const [first] = stores
      const erased = await (all[to.application(applicationId)] ?? first.applications).erase(input)
      if (!erased) return false
      // In the first cell, whosever the record is. Whatever stops this, it is done again: what is erased is found erased.
      await first.bookedCalls.cancel({ applicationId })
      await pans?.forget(applicationId)
      return true
    },
    aged: async (input) => {
      const pages = await Promise.all(all.map((applications) => applications.aged(input)))
      const ends = pages.flatMap(({ next }) => (next ? [next] : []))
      // As far as every cell has looked; the others come to the rest with the next page.
      const next = ends.toSorted(byAge)[0]
      const found = pages.flatMap((page) => page.found).toSorted(byAge)
      return next ? { found: found.filter((one) => byAge(one, next) <= 0), next } : { found }
    },
    ended: async (input) =>
      firstOfAll(
        await Promise.all(all.map((applications) => applications.ended(input))),
        ({ closedAt }) => closedAt,
        input.limit,
      ),
    byPan: async (panNumber) => {
      const holders = await pans?.holdersOf(await indexesOf(panNumber))
      const cells = holders ? new Set(holders.map((holder) => to.application(holder))) : [0]
      return (await Promise.all([...cells].map(async (cell) => (await all[cell]?.byPan(panNumber)) ?? []))).flat()
    },
  }
}

interface Place {
  createdAt: number
  id: string
}

const byAge = (one: Place, other: Place): number =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : Number(one.id > other.id))
