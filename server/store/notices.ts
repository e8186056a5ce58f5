import { createHash } from 'node:crypto'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { desc, eq } from './drizzle.ts'
import type { Notices, NoticeTexts } from './notice-records.ts'
import { decisionNotice } from './schema.ts'

const textsPlace = (applicationId: string) => place('decision_notice', applicationId, 'texts')

export const sealNotice = (texts: NoticeTexts, applicationId: string, key: Buffer): Buffer =>
  sealJson(texts, key, textsPlace(applicationId))

/** The SHA-256 of each language's whole text, in UTF-8. */
export const hashesOf = (texts: NoticeTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { text }]) => [language, createHash('sha256').update(text).digest('hex')]),
  )

export const noticesOf = (context: Context): Notices => {
  const { orm } = context.database
  return {
    record: async ({ applicationId, texts, at }) => {
      const sealed = sealNotice(texts, applicationId, await context.dataKeys.need(applicationId))
      await orm
        .insert(decisionNotice)
        .values({ applicationId, madeAt: at, hashes: hashesOf(texts), texts: sealed })
        .onConflictDoNothing()
    },
    of: async (applicationId) => {
      const [row] = await orm
        .select()
        .from(decisionNotice)
        .where(eq(decisionNotice.applicationId, applicationId))
        .orderBy(desc(decisionNotice.madeAt))
        .limit(1)
      if (!row) return undefined
      const texts = openJson(
        row.texts,
        await context.dataKeys.need(applicationId),
        textsPlace(applicationId),
      ) as NoticeTexts
      return { texts, hashes: row.hashes, madeAt: row.madeAt }
    },
  }
}
