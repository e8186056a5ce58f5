import type { Context } from './context.ts'
import { desc } from './drizzle.ts'
import { report } from './schema.ts'
import type { Reports } from './records.ts'

export const reportsOf = ({ database: { orm } }: Context): Reports => ({
  add: async ({ kind, traceId, screen, detail, at }) => {
    await orm.insert(report).values({ kind, traceId, screen, detail: { ...detail }, at })
  },
  latest: async (limit) => {
    const rows = await orm.select().from(report).orderBy(desc(report.id)).limit(limit)
    return rows.map(({ kind, traceId, screen, detail, at }) => ({
      kind,
      traceId,
      ...(screen && { screen }),
      detail,
      at,
    }))
  },
})
