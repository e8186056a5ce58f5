import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { and, desc, eq, isNull } from './drizzle.ts'
import type { Contest, Contests } from './notice-records.ts'
import { contest } from './schema.ts'

const wordsPlace = (applicationId: string) => place('contest', applicationId, 'words')

export const sealContest = (words: string, applicationId: string, key: Buffer): Buffer =>
  sealJson(words, key, wordsPlace(applicationId))

export const contestsOf = (context: Context): Contests => {
  const { orm } = context.database
  const opened = async (row: typeof contest.$inferSelect): Promise<Contest> => {
    const key = await context.dataKeys.need(row.applicationId)
    return {
      applicationId: row.applicationId,
      madeAt: row.madeAt,
      askedAt: row.askedAt,
      words: openJson(row.words, key, wordsPlace(row.applicationId)) as string,
      ...(row.outcome && { outcome: row.outcome }),
    }
  }
  return {
    of: async (applicationId) => {
      const [row] = await orm
        .select()
        .from(contest)
        .where(eq(contest.applicationId, applicationId))
        .orderBy(desc(contest.madeAt))
        .limit(1)
      return row && opened(row)
    },
    settle: async ({ applicationId, madeAt, outcome, at }) => {
      await orm
        .update(contest)
        .set({ outcome, settledAt: at })
        .where(and(eq(contest.applicationId, applicationId), eq(contest.madeAt, madeAt), isNull(contest.outcome)))
    },
  }
}
