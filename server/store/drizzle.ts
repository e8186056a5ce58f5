import { createRequire } from 'node:module'

// Drizzle's package.json lists 180 kB of exports, which Node reads and parses again for each of Drizzle's ES modules: a
// second and 200 MB at every start. Its CommonJS modules are the same code without that cost.
const require = createRequire(import.meta.url)
const core = require('drizzle-orm') as typeof import('drizzle-orm')
const tables = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const driver = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')

export type { AnyColumn } from 'drizzle-orm'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export const {
  and,
  asc,
  count,
  desc,
  DrizzleQueryError,
  eq,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  notLike,
  or,
  sql,
} = core
export const { bigint, boolean, customType, integer, jsonb, PgTable, pgTable, primaryKey, smallint, text, uuid } =
  tables
export const { drizzle } = driver
