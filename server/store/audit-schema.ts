import { bytes, instant } from './columns.ts'
import { bigint, jsonb, pgTable, text, uuid } from './drizzle.ts'

export const audit = pgTable('audit', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  applicationId: text('application_id'),
  sessionId: uuid('session_id'),
  what: text().notNull(),
  detail: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  at: instant().notNull(),
  /** Place in the chain of its application, given by the database; none before there were chains (ADR 0066). */
  number: bigint({ mode: 'number' }),
  previous: bytes(),
  hash: bytes(),
})

export const consent = pgTable('consent', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  applicationId: text('application_id').notNull(),
  sessionId: uuid('session_id'),
  code: text().notNull(),
  version: text().notNull(),
  language: text().notNull(),
  textHash: text('text_hash').notNull(),
  value: text().$type<'Y' | 'N'>().notNull(),
  at: instant().notNull(),
  /** Place in the chain of its application, given by the database; none before there were chains (ADR 0066). */
  number: bigint({ mode: 'number' }),
  previous: bytes(),
  hash: bytes(),
})

export const auditChain = pgTable('audit_chain', {
  name: text().primaryKey(),
  entries: bigint({ mode: 'number' }).notNull(),
  previous: bytes().notNull(),
  head: bytes().notNull(),
  sealed: bigint({ mode: 'number' }).notNull().default(0),
})

/** Chains that have grown since a seal named them. */
export const auditUnsealed = pgTable('audit_unsealed', { chain: text().primaryKey() })

export const auditSeal = pgTable('audit_seal', {
  number: bigint({ mode: 'number' }).primaryKey(),
  heads: jsonb().$type<readonly ChainHead[]>().notNull(),
  mac: bytes().notNull(),
  at: instant().notNull(),
})

/** Chain, how many entries it has, hash of the last one (hex). */
export type ChainHead = readonly [name: string, entries: number, head: string]

export const auditCut = pgTable('audit_cut', {
  chain: text().primaryKey(),
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
  hash: bytes().notNull(),
  mac: bytes().notNull(),
  at: instant().notNull(),
})

export const consentText = pgTable('consent_text', {
  hash: text().primaryKey(),
  code: text().notNull(),
  version: text().notNull(),
  language: text().notNull(),
  title: text().notNull(),
  words: text().notNull(),
  since: instant().notNull(),
})
