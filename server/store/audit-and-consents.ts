import type { Context } from './context.ts'
import { and, asc, eq, gt } from './drizzle.ts'
import { audit, consent } from './schema.ts'
import type { Audit, ConsentEntry, Consents } from './records.ts'

const page = 200

/** Both tables are append-only: triggers reject every change. */
export const auditOf = ({ database: { orm } }: Context): Audit => ({
  append: async ({ applicationId, sessionId, what, detail, at }) => {
    await orm.insert(audit).values({ applicationId, sessionId, what, detail: detail ?? {}, at })
  },
  of: async (applicationId, after = '0') => {
    const rows = await orm
      .select()
      .from(audit)
      .where(and(eq(audit.applicationId, applicationId), gt(audit.id, BigInt(after))))
      .orderBy(asc(audit.id))
      .limit(page)
    return rows.map(({ id, sessionId, what, detail, at }) => ({
      id: String(id),
      what,
      detail,
      at,
      ...(sessionId && { sessionId }),
    }))
  },
})

export const consentsOf = ({ database: { orm } }: Context): Consents => ({
  of: async (applicationId) => {
    const rows = await orm
      .select()
      .from(consent)
      .where(eq(consent.applicationId, applicationId))
      .orderBy(asc(consent.id))
    return rows.map(({ code, version, language, textHash, value, at, sessionId }) => ({
      code: code as ConsentEntry['code'],
      version,
      language,
      textHash,
      value,
      at,
      ...(sessionId && { sessionId }),
    }))
  },
})
