import type { Files } from '../file-records.ts'
import { firstOfAll } from './first-of-all.ts'
import { routed } from './routed.ts'
import type { CellRoutes } from './routes-of.ts'

export const filesOverCells = (files: readonly Files[], to: CellRoutes): Files => ({
  ...routed(files, {
    announce: to.byApplication,
    append: to.byId,
    claim: to.byId,
    unclaim: to.byId,
    keep: to.byId,
    refuse: to.byId,
    of: to.application,
    remove: to.byApplication,
    seal: to.application,
    open: to.application,
  }),
  unfinished: async (input) =>
    firstOfAll(
      await Promise.all(files.map((cell) => cell.unfinished(input))),
      ({ updatedAt }) => updatedAt,
      input.limit,
    ),
  kept: async (input) =>
    (await Promise.all(files.map((cell) => cell.kept(input))))
      .flat()
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, input.limit),
  known: async (names) =>
    new Set((await Promise.all(files.map((cell) => cell.known(names)))).flatMap((some) => [...some])),
})
