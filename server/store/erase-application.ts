import { randomBytes } from 'node:crypto'
import type { Application } from '@card-journey/journey/application/application.ts'
import {
  applicationColumns,
  mobileIndexTypes,
  mobileIndexValues,
  openApplication,
  sealDocument,
  type ApplicationRow,
} from './application-row.ts'
import type { Context } from './context.ts'
import { keysAreApart } from './data-keys.ts'
import { inColumns, underRootInForce } from './root-indexes.ts'
import { statement } from './statement.ts'
import type { Applications } from './store.ts'

const closed = statement<ApplicationRow>('closed_application').with(
  { applicationId: 'text' },
  (p) =>
    `select ${applicationColumns('application')} from application where id = ${p.applicationId} and state = 'closed'`,
)

/** Whatever else is kept of an application. Append-only tables stay: what is sealed in them has no key any more. */
const beside = ['draft', 'link', 'provider_call', 'decision_trace', 'contest', 'booked_call', 'room_token'] as const

const erasingFrom = (table: string): string => `delete from ${table} using gone where ${table}.application_id = gone.id`

const erasing = statement<{ id: string }>('erase_application').inParts(
  {
    applicationId: 'text',
    version: 'integer',
    dataKey: 'bytea',
    keyId: 'text',
    document: 'bytea',
    ...mobileIndexTypes,
    at: 'timestamptz',
  },
  (p) => ({
    parts: {
      gone: {
        tells: { id: 'text' },
        sql: `
  update application set version = application.version + 1, document = ${p.document},
    data_key = case when not ${keysAreApart} then ${p.dataKey} end, mobile_index = ${p.mobileEven}, mobile_index_odd = ${p.mobileOdd},
    pan_index = null, pan_index_odd = null, erased_at = ${p.at}
  where id = ${p.applicationId} and version = ${p.version} and state = 'closed' returning id`,
      },
      keyed: {
        after: 'gone',
        sql: `
  insert into data_key (application_id, key_id, wrapped) select id, ${p.keyId}, ${p.dataKey} from gone where ${keysAreApart}
  on conflict (application_id) do update set key_id = excluded.key_id, wrapped = excluded.wrapped`,
      },
      ...Object.fromEntries(beside.map((table) => [`erased_${table}`, { after: 'gone', sql: erasingFrom(table) }])),
      emptied: { after: 'gone', sql: `${erasingFrom('outbox')} and outbox.kind <> 'erase-application'` },
      audited: {
        after: 'gone',
        sql: `insert into audit (application_id, what, detail, at) select id, 'erased', '{}', ${p.at} from gone`,
      },
    },
    answer: 'select id from gone',
  }),
)

// By a version from before 0025, which did not note it.
const noteErased = statement('note_erased').with(
  { applicationId: 'text', at: 'timestamptz' },
  (p) => `update application set erased_at = ${p.at} where id = ${p.applicationId} and erased_at is null`,
)

/**
 * With a new data key: the old one is gone, so that nothing that was sealed with it can be opened, in whatever table or
 * copy of it. What stays says which card was applied for and how far, and of whom nothing.
 */
export const eraseApplication =
  (context: Context): Applications['erase'] =>
  async ({ applicationId, at }) => {
    const [row] = await context.database.run(closed, { applicationId })
    if (!row) return false
    const { document, version } = await openApplication(context, row)
    if (!document.applicantDetails[0].mobileNumber) {
      await context.database.run(noteErased, { applicationId, at: new Date(at) })
      return true
    }
    const { key, wrapped, remember } = await context.dataKeys.make(applicationId)
    const erased = await underRootInForce(context.keys, () =>
      context.database.run(erasing, {
        applicationId,
        version,
        dataKey: wrapped,
        keyId: context.keys.wrapper.id,
        document: sealDocument(withoutPerson({ ...document, version: version + 1 }), key),
        // The index of no number.
        ...mobileIndexValues(inColumns(context.keys, () => randomBytes(32))),
        at: new Date(at),
      }),
    )
    if (erased.length === 0) throw new Error('the application changed meanwhile')
    remember()
    return true
  }

const withoutPerson = ({
  applicationReferenceNo,
  version,
  customerType,
  completedScreen,
  channelCode,
  productCode,
  productLogo,
  productName,
  productFeecode,
}: Application): Application => ({
  applicationReferenceNo,
  version,
  customerType,
  completedScreen,
  channelCode,
  productCode,
  productLogo,
  productName,
  productFeecode,
  applicantDetails: [{ mobileNumber: '' }],
  addressDetails: [],
  facts: {},
})
