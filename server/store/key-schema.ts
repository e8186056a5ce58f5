import { boolean, integer, pgTable, sql, text } from './drizzle.ts'
import { bytes, instant } from './columns.ts'

/** Apart from what it opens, with a backup of its own (ADR 0087). */
export const dataKey = pgTable('data_key', {
  applicationId: text('application_id').primaryKey(),
  /** Of the master key that wraps it. */
  keyId: text('key_id').notNull(),
  wrapped: bytes().notNull(),
})

export const wrappedSecret = pgTable('wrapped_secret', {
  name: text().primaryKey(),
  keyId: text('key_id').notNull(),
  wrapped: bytes().notNull(),
  since: instant()
    .notNull()
    .default(sql`now()`),
})

/** One row: which generation of the root is written, and what is done with the one beside it. */
export const rootRotation = pgTable('root_rotation', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  generation: integer().notNull().default(0),
  phase: text().$type<'settled' | 'filling' | 'clearing'>().notNull().default('settled'),
  since: instant()
    .notNull()
    .default(sql`now()`),
})
