import { customType } from './drizzle.ts'

/** Bytes: sealed values, hashes and blind indexes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** An instant: milliseconds since 1970 in the program, timestamptz in the database. */
export const instant = customType<{ data: number; driverData: Date | string }>({
  dataType: () => 'timestamptz',
  toDriver: (at) => new Date(at),
  fromDriver: (value) => new Date(value).getTime(),
})
