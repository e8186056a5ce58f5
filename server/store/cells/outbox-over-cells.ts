import type { Outbox } from '../records.ts'
import { routed } from './routed.ts'
import type { CellRoutes } from './routes-of.ts'

/** Each cell has a job queue, which its own relay fills: this one relays for nobody in particular. */
export const outboxOverCells = (outboxes: readonly Outbox[], to: CellRoutes): Outbox => ({
  ...routed(outboxes, { add: to.byOwner, has: to.byApplication, isBusy: to.byApplication, open: to.id }),
  relay: async (input) => {
    let relayed = 0
    for (const outbox of outboxes) relayed += await outbox.relay(input)
    return relayed
  },
  waiting: async (at) =>
    (await Promise.all(outboxes.map((outbox) => outbox.waiting(at)))).reduce((sum, waiting) => sum + waiting, 0),
  onWritten: (listener) => outboxes.forEach((outbox) => outbox.onWritten(listener)),
})
