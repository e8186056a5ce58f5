import { createHash } from 'node:crypto'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { and, asc, eq } from './drizzle.ts'
import { answersInWords } from './schema.ts'

export interface WordedAnswers {
  language: string
  text: string
}

/** What an applicant was asked and had answered, as text: sealed, with its SHA-256 in plain, and never changed. */
export interface AnswersInWords {
  /** Gives the hash by which the text is found again. Equal texts of an application are one. */
  keep(input: WordedAnswers & { applicationId: string; at: number }): Promise<string>
  of(applicationId: string, hash: string): Promise<WordedAnswers | undefined>
  /** Every text of an application, the oldest first. */
  all(applicationId: string): Promise<(WordedAnswers & { hash: string; madeAt: number })[]>
}

const wordsPlace = (applicationId: string) => place('answers_in_words', applicationId, 'words')

export const answersInWordsOf = (context: Context): AnswersInWords => {
  const { orm } = context.database
  const opened = ({ words, language }: { words: Buffer; language: string }, applicationId: string, key: Buffer) => ({
    language,
    text: openJson(words, key, wordsPlace(applicationId)) as string,
  })
  return {
    keep: async ({ applicationId, language, text, at }) => {
      const hash = createHash('sha256').update(text).digest('hex')
      const words = sealJson(text, await context.dataKeys.need(applicationId), wordsPlace(applicationId))
      await orm
        .insert(answersInWords)
        .values({ applicationId, hash, language, madeAt: at, words })
        .onConflictDoNothing()
      return hash
    },
    of: async (applicationId, hash) => {
      const [row] = await orm
        .select()
        .from(answersInWords)
        .where(and(eq(answersInWords.applicationId, applicationId), eq(answersInWords.hash, hash)))
      return row && opened(row, applicationId, await context.dataKeys.need(applicationId))
    },
    all: async (applicationId) => {
      const rows = await orm
        .select()
        .from(answersInWords)
        .where(eq(answersInWords.applicationId, applicationId))
        .orderBy(asc(answersInWords.madeAt))
      const key = await context.dataKeys.need(applicationId)
      return rows.map((row) => ({ ...opened(row, applicationId, key), hash: row.hash, madeAt: row.madeAt }))
    },
  }
}
