import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { desc } from './drizzle.ts'
import { report } from './schema.ts'
import type { Reports } from './records.ts'

const detailPlace = (traceId: string): string => place('report', traceId, 'detail')

/** Failures reported by browsers. Their text is sealed, because it may hold personal data. */
export const reportsOf = ({ database: { orm }, keys }: Context): Reports => ({
  add: async ({ kind, traceId, screen, detail = {}, at }) => {
    const sealed = sealJson(detail, keys.derive('report'), detailPlace(traceId))
    await orm.insert(report).values({ kind, traceId, screen, detail: sealed, at })
  },
  latest: async (limit) => {
    const rows = await orm.select().from(report).orderBy(desc(report.id)).limit(limit)
    return rows.map(({ kind, traceId, screen, detail, at }) => ({
      kind,
      traceId,
      ...(screen && { screen }),
      detail: openJson(detail, keys.known('report'), detailPlace(traceId)) as Record<string, string>,
      at,
    }))
  },
})
