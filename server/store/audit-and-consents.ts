import type { Context } from './context.ts'
import { and, asc, eq, gt, inArray } from './drizzle.ts'
import { audit, consent, consentText } from './audit-schema.ts'
import type { Consents } from './consent-records.ts'
import type { Audit, ConsentEntry } from './records.ts'

const page = 200

/** The audit's words for a decision that was saved. */
export const decisionEvents: readonly string[] = ['decided', 'decided-finally']

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
  decisions: async (applicationId) => {
    const rows = await orm
      .select({ detail: audit.detail })
      .from(audit)
      .where(and(eq(audit.applicationId, applicationId), inArray(audit.what, [...decisionEvents])))
    return rows.map(({ detail }) => String(detail['outcome']))
  },
})

const entryOf = ({ code, version, language, textHash, value, at }: typeof consent.$inferSelect) => ({
  code: code as ConsentEntry['code'],
  version,
  language,
  textHash,
  value,
  at,
})

export const consentsOf = ({ database: { orm } }: Context): Consents => ({
  of: async (applicationId) => {
    const rows = await orm
      .select()
      .from(consent)
      .where(eq(consent.applicationId, applicationId))
      .orderBy(asc(consent.id))
    return rows.map((row) => ({ ...entryOf(row), ...(row.sessionId && { sessionId: row.sessionId }) }))
  },
  keepTexts: async (texts, at) => {
    const rows = texts.map((kept) => ({ ...kept, since: at }))
    if (rows.length > 0) await orm.insert(consentText).values(rows).onConflictDoNothing()
  },
  textsOf: async (hashes) => {
    const rows =
      hashes.length === 0
        ? []
        : await orm
            .select()
            .from(consentText)
            .where(inArray(consentText.hash, [...hashes]))
    return new Map(rows.map(({ hash, title, words }) => [hash, { title, words }]))
  },
  withEvents: async (applicationId) => {
    // A save writes consents and audit under one session and time.
    const ofSave = and(
      eq(audit.applicationId, consent.applicationId),
      eq(audit.sessionId, consent.sessionId),
      eq(audit.at, consent.at),
    )
    const rows = await orm
      .select({ consent, what: audit.what, detail: audit.detail })
      .from(consent)
      .leftJoin(audit, ofSave)
      .where(eq(consent.applicationId, applicationId))
      .orderBy(asc(consent.id), asc(audit.id))
    const byId = new Map(rows.map((row) => [row.consent.id, row]))
    return [...byId.values()].map(({ consent: row, what, detail }) => ({
      ...entryOf(row),
      event: what ?? undefined,
      screen: typeof detail?.['screen'] === 'string' ? detail['screen'] : undefined,
    }))
  },
})
