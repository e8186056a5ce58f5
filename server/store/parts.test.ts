import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { statement } from './statement.ts'
import { applicant, minute, noon, onBothForms } from './test-stores.ts'

const moving = statement<{ moved: number }>('move').inParts({ from: 'text', to: 'text?', at: 'timestamptz' }, (p) => ({
  parts: {
    open: { inline: true, sql: `select id from thing where place = ${p.from}` },
    taken: { tells: { id: 'uuid' }, sql: `delete from thing using open where thing.id = open.id returning thing.id` },
    noted: { after: 'taken', given: 'to', sql: `insert into note select id, ${p.to}, ${p.at} from taken returning 1` },
  },
  answer: `select count(*) as moved from noted, open`,
}))

test('a write of several parts is one statement', () => {
  expect(moving.text).toBe(
    `with open as (select id from thing where place = $1::text), taken as (delete from thing using open where thing.id = open.id returning thing.id), noted as (insert into note select id, $2::text, $3::timestamptz from taken returning 1)
select count(*) as moved from noted, open`,
  )
})

test('the same as plain statements: rows of earlier parts are parameters, and what only reads is read where it is named', () => {
  expect(moving.steps?.map(({ name, text, order, told }) => ({ name, text, order, told }))).toEqual([
    {
      name: 'move_taken',
      text: 'with open as (select id from thing where place = $1::text) delete from thing using open where thing.id = open.id returning thing.id',
      order: ['from'],
      told: [],
    },
    {
      name: 'move_noted',
      text: 'with taken as (select * from unnest($3::uuid[]) as told(id)) insert into note select id, $1::text, $2::timestamptz from taken returning 1',
      order: ['to', 'at'],
      told: [['taken', 'id']],
    },
    {
      name: 'move_answer',
      text: 'with noted as (select * from unnest($2::boolean[]) as told(mark)), open as (select id from thing where place = $1::text) select count(*) as moved from noted, open',
      order: ['from'],
      told: [['noted', '']],
    },
  ])
})

/** Names of what is sent to the database while that is done; a text without a name is its own. */
async function roundTripsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map(([query]) => {
      const { name = String(query) } = query as { name?: string }
      return name
    })
  } finally {
    sent.mockRestore()
  }
}

const inTransaction = [
  'begin',
  'open_request_live',
  'open_request_held',
  'open_request_seen',
  'open_request_answer',
  'commit',
  'begin',
  'save_locked',
  'save_allowed',
  'save_claimed',
  'save_updated',
  'save_touched',
  'save_audited',
  'save_sent',
  'save_answer',
  'commit',
]

onBothForms('a write', (store, writes) => {
  test(`as a ${writes}: the round trips of a request that saves`, async () => {
    const person = await applicant(store())
    const trips = await roundTripsOf(async () => {
      const { application } = await person.open({ transactionId: 't', body: 'b' })
      await store().save({
        writer: person.writer,
        applicationId: person.id,
        version: 1,
        document: application!.document,
        audit: [{ what: 'saved' }],
        outbox: [{ kind: 'close-applications' }],
        idempotency: { call: 'c', transactionId: 't', body: 'b', answer: () => 1 },
        at: noon,
      })
    })
    expect(trips).toEqual(writes === 'statement' ? ['open_request', 'save'] : inTransaction)
  })

  test('that fails midway leaves nothing of itself, and the next one goes through', async () => {
    const { id, writer, application } = await applicant(store())
    const { audit } = store()
    const { document } = application
    const save = { writer, applicationId: id, version: 1, document, at: noon + minute, audit: [{ what: 'saved' }] }
    const broken = { code: 'TNC' as const, version: '1', language: 'en', textHash: 'h', value: null as never }
    await expect(store().save({ ...save, consents: [broken] })).rejects.toThrow('null value')
    expect((await store().applications.read(id))?.version).toBe(1)
    expect(await audit.of(id)).toHaveLength(1)
    expect(await store().save(save)).toMatchObject({ kind: 'saved', application: { version: 2 } })
  })
})
