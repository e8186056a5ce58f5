import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { asc, eq } from './drizzle.ts'
import type { DecisionTrace, DecisionTraces } from './records.ts'
import { decisionTrace } from './schema.ts'

const detailPlace = (reference: string): string => place('decision_trace', reference, 'detail')

/** Append-only: a trigger rejects every change. Sealed with the application's own data key. */
export const decisionTracesOf = ({ database: { orm }, dataKeys }: Context): DecisionTraces => ({
  keep: async ({ applicationId, reference, rules, rulesVersion, detail, at, keepUntil }) => {
    const key = await dataKeys.of(applicationId)
    if (!key) return
    const sealed = sealJson(detail, key, detailPlace(reference))
    await orm
      .insert(decisionTrace)
      .values({ reference, applicationId, rules, rulesVersion, detail: sealed, at, keepUntil })
      .onConflictDoNothing()
  },
  of: async (applicationId) => {
    const key = await dataKeys.of(applicationId)
    if (!key) return []
    const rows = await orm
      .select()
      .from(decisionTrace)
      .where(eq(decisionTrace.applicationId, applicationId))
      .orderBy(asc(decisionTrace.at), asc(decisionTrace.reference))
    return rows.map(({ reference, rules, rulesVersion, detail, at, keepUntil }) => ({
      reference,
      ...(rules !== null && { rules }),
      ...(rulesVersion !== null && { rulesVersion }),
      detail: openJson(detail, key, detailPlace(reference)) as DecisionTrace['detail'],
      at,
      keepUntil,
    }))
  },
})
