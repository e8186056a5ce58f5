import { boolean, integer, jsonb, pgTable, text } from './drizzle.ts'
import { bytes, instant } from './columns.ts'

/** Published master data (ADR 0088): contents by hash, versions that name them, and who approved one. */
export const masterFile = pgTable('master_file', {
  hash: text().primaryKey(),
  content: bytes().notNull(),
})

export const masterVersion = pgTable('master_version', {
  number: integer().primaryKey(),
  /** Path to hash. */
  files: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  hash: text().notNull(),
  repeats: integer(),
  saidBy: text('said_by').notNull(),
  role: text().notNull(),
  publishedAt: instant('published_at').notNull(),
  activatesAt: instant('activates_at').notNull(),
  needsApproval: boolean('needs_approval').notNull(),
})

export const masterApproval = pgTable('master_approval', {
  version: integer().primaryKey(),
  saidBy: text('said_by').notNull(),
  role: text().notNull(),
  approvedAt: instant('approved_at').notNull(),
})
