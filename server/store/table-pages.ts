import type { Database } from './database.ts'
import { statement, type Statement } from './statement.ts'

/** Few enough rows that a statement over them takes milliseconds. */
export const rowsOfPage = 100

/** Before the first value that is ever given, as text. */
const lowest = { text: '', uuid: '00000000-0000-0000-0000-000000000000', bigint: '0', bytea: '' } as const

type KeyColumns = Readonly<Record<string, keyof typeof lowest>>

/** The columns of a unique index of each table, in its order. */
const keyColumns = {
  application: { id: 'text' },
  session: { id: 'uuid' },
  link: { token_hash: 'bytea' },
  report: { id: 'bigint' },
  outbox: { id: 'uuid' },
  provider_call: { reference: 'uuid' },
  pan_in_use: { pan_index: 'bytea' },
  idempotency: { scope: 'text', call: 'text', transaction_id: 'text' },
} as const satisfies Readonly<Record<string, KeyColumns>>

export type PagedTable = keyof typeof keyColumns

/** A row's key: the value of each column as text, bytes in hex. */
export type Key = readonly string[]

const columnsOf = (table: PagedTable) => Object.entries<KeyColumns[string]>(keyColumns[table])

const listed = (parts: readonly string[]): string => `(${parts.join(', ')})`

const indexed = (table: PagedTable): string => listed(columnsOf(table).map(([name]) => `${table}.${name}`))

const typed = (table: PagedTable, key: string): string =>
  listed(
    columnsOf(table).map(([, type], index) => {
      const value = `(${key})[${index + 1}]`
      return type === 'bytea' ? `decode(${value}, 'hex')` : `${value}::${type}`
    }),
  )

/** SQL: the row's key, as `text[]`. */
export const keyIn = (table: PagedTable): string =>
  `array[${columnsOf(table)
    .map(([name, type]) => (type === 'bytea' ? `encode(${table}.${name}, 'hex')` : `${table}.${name}::text`))
    .join(', ')}]`

/** SQL: whether it is the row of that key, by the index. */
export const hasKey = (table: PagedTable, key: string): string => `${indexed(table)} = ${typed(table, key)}`

/** SQL: whether it is one of those rows, where one column is the key. */
export const isAmong = (table: PagedTable, ids: string): string =>
  columnsOf(table)
    .map(([name, type]) => `${table}.${name} = any(${ids}::${type}[])`)
    .join(' and ')

type PageStatement<Row> = Statement<Row & { key: Key }, { readonly after: 'text[]' }>

export interface Pages<Row> {
  table: PagedTable
  statement: PageStatement<Row>
}

/**
 * The rows of a table, page by page along an index. `select` says of each row what makes it due: as a condition it would be
 * looked for through the whole table where few rows or none meet it.
 */
export const pagesOf = <Row>(table: PagedTable, name: string, select: string): Pages<Row> => ({
  table,
  statement: statement<Row & { key: Key }>(`page_${name}`).with(
    { after: 'text[]' },
    (p) => `
select ${keyIn(table)} as key, ${select} from ${table}
where ${indexed(table)} > ${typed(table, p.after)} order by ${indexed(table).slice(1, -1)} limit ${rowsOfPage}`,
  ),
})

/** Every row that is there from the beginning to the end, in pages. */
export async function* readPages<Row>({ run }: Pick<Database, 'run'>, { table, statement: page }: Pages<Row>) {
  for (let after: Key = columnsOf(table).map(([, type]) => lowest[type]); ;) {
    const rows = await run(page, { after })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.key
  }
}
