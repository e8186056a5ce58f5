import type { Application } from '@card-journey/journey/application/application.ts'
import { NotOpened, openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { blindIndexes, noIndexes, type Indexes } from './root-indexes.ts'
import type { ApplicationState, StoredApplication } from './store.ts'

/** An application's row as statements return it. */
export interface ApplicationRow {
  id: string
  state: ApplicationState
  version: number
  epoch: number
  data_key: Buffer
  document: Buffer
  created_at: Date
  updated_at: Date
  drop_off_screen: string | null
  drop_off_date: string | null
}

/** The columns of `ApplicationRow`, of the table or alias `from`. */
export const applicationColumns = (from: string): string =>
  ['id', 'state', 'version', 'epoch', 'document', 'created_at', 'updated_at', 'drop_off_screen', 'drop_off_date']
    .map((column) => `${from}.${column}`)
    .concat(`${wrappedKeyOf(from)} as data_key`)
    .join(', ')

/** The wrapped data key of an application in `from`: in its own row, or in the table of the keys (data-keys.ts). */
export const wrappedKeyOf = (from: string): string =>
  `coalesce(${from}.data_key, (select wrapped from data_key where application_id = ${from}.id))`

const documentPlace = (id: string) => place('application', id, 'document')

/**
 * Where the applicant left is in separate columns, which no save of the record may overwrite. So is the version: the one that
 * is sealed stays behind where the column alone is raised (cells/pan-claims.ts).
 */
export const sealDocument = (
  { dropOffScreen: _screen, dropOffDate: _date, ...document }: Application,
  key: Buffer,
): Buffer => sealJson(document, key, documentPlace(document.applicationReferenceNo))

export async function openApplication(context: Context, row: ApplicationRow): Promise<StoredApplication> {
  const key = await context.dataKeys.of(row.id, row.data_key)
  if (!key) throw new NotOpened('an application without a data key')
  return {
    id: row.id,
    document: {
      ...(openJson(row.document, key, documentPlace(row.id)) as Application),
      ...(row.drop_off_screen !== null && { dropOffScreen: row.drop_off_screen }),
      ...(row.drop_off_date !== null && { dropOffDate: row.drop_off_date }),
      version: row.version,
    },
    version: row.version,
    epoch: row.epoch,
    state: row.state,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  }
}

export const mobileIndexes = (context: Context, mobileNumber: string): Indexes =>
  blindIndexes(context.keys, 'mobile', mobileNumber)

export const panIndexes = (context: Context, document: Pick<Application, 'applicantDetails'>): Indexes => {
  const pan = document.applicantDetails[0].panNumber
  return pan ? blindIndexes(context.keys, 'pan', pan) : noIndexes
}

/** The columns of an application's or a session's index of its number, as parameters of a statement. */
export const mobileIndexTypes = { mobileEven: 'bytea?', mobileOdd: 'bytea?' } as const

export const mobileIndexValues = ({ even, odd }: Indexes) => ({ mobileEven: even, mobileOdd: odd })

/** The condition that a row of `from` has that mobile number, under either generation of the root. */
export const hasMobile = (p: Readonly<Record<keyof typeof mobileIndexTypes, string>>, from: string): string =>
  `(${from}.mobile_index = ${p.mobileEven} or ${from}.mobile_index_odd = ${p.mobileOdd})`
