import { specifiedPolicy } from '@card-journey/journey/policy-for-tests.ts'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { getTableColumns, getTableName, is, PgTable } from './drizzle.ts'
import * as auditSchema from './audit-schema.ts'
import * as keySchema from './key-schema.ts'
import * as panSchema from './cells/pan-schema.ts'
import * as masterSchema from './master-schema.ts'
import * as schema from './schema.ts'
import { applicant, cellOf, documentOf, hour, minute, newMobileOf, noon, onAllStores, signIn } from './test-stores.ts'

const day = 24 * hour

onAllStores('the database itself', (store) => {
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    cellOf(store()).database.pool.query<Row>(text, values)

  test('[T27] refuses every change of audit and consent', async () => {
    const person = await signIn(store(), newMobileOf(store()))
    const made = await store().applications.create({
      sessionId: person.session.id,
      document: documentOf(person.mobileNumber),
      audit: [{ what: 'created' }],
      consents: [{ code: 'TNC', version: '1', language: 'en', textHash: 'h', value: 'Y' }],
      at: noon,
    })
    if (made.kind !== 'created') throw new Error(made.kind)
    for (const table of ['audit', 'consent'])
      for (const change of [`update ${table} set at = now()`, `delete from ${table}`, `truncate ${table}`])
        await expect(query(change), change).rejects.toThrow(`${table} is append-only`)
    expect(await store().audit.of(made.application.id)).toHaveLength(1)
  })

  test('[T18] holds no personal value in plain, in no column of any table', async () => {
    const person = await applicant(store(), newMobileOf(store()))
    const secret = {
      panNumber: 'QWEPR7654T',
      firstName: 'Chandrika',
      emailId: 'chandrika@example.in',
      dateOfBirth: '1991-02-03',
    }
    const { mobileNumber, id } = person
    await store().save({
      writer: person.writer,
      applicationId: id,
      version: 1,
      document: { ...person.application.document, applicantDetails: [{ mobileNumber, ...secret }] },
      audit: [{ what: 'saved' }],
      outbox: [{ kind: 'message', payload: { template: JSON.stringify(secret) } }],
      pinHash: await store().pins.hash(id, '739154'),
      idempotency: { call: 'c', transactionId: 't', body: JSON.stringify(secret), answer: (saved) => saved },
      at: noon,
    })
    const challenge = await store().challenges.request({
      purpose: 'mobile',
      target: mobileNumber,
      browser: 'b',
      at: noon,
      limits: specifiedPolicy,
    })
    await store().challenges.request({
      purpose: 'email',
      target: secret.emailId,
      browser: 'b',
      at: noon,
      limits: specifiedPolicy,
    })
    await store().drafts.put({
      applicationId: id,
      ...person.writer,
      screen: 's',
      answers: secret,
      typedAt: noon,
      at: noon,
    })
    await store().limits.take({ key: `pan|${secret.panNumber}`, limit: 3, windowSeconds: 60, at: noon })
    await store().links.create({
      purpose: 'resume',
      applicationId: id,
      expiresAt: noon + minute,
      payload: secret,
      at: noon,
    })
    const call = { applicationId: id, system: 'pan', intent: 'validate', at: noon }
    const { reference } = await store().providerCalls.begin(call)
    await store().providerCalls.finish({ applicationId: id, reference, outcome: secret, at: noon })
    await store().cards.record({ applicationId: id, reference: `c-${id}`, details: secret, at: noon })

    const values = [mobileNumber, ...Object.values(secret), person.token, person.cookie, '739154']
    if (challenge.kind === 'created') values.push(`"${challenge.code}"`)
    const forms = values.flatMap((value) => [
      value,
      Buffer.from(value).toString('hex'),
      Buffer.from(value).toString('base64').slice(0, -2),
    ])
    for (const { database } of store().cells) {
      const { rows: tables } = await database.pool.query<{ name: string }>(
        'select table_name as name from information_schema.tables where table_schema = current_schema()',
      )
      expect(tables.length).toBeGreaterThanOrEqual(17)
      for (const { name } of tables) {
        const { rows } = await database.pool.query<{ row: string }>(
          `select to_jsonb(${name})::text as row from ${name}`,
        )
        for (const form of forms)
          expect(
            rows.some(({ row }) => row.includes(form)),
            `${form} in ${name}`,
          ).toBe(false)
      }
    }
  })

  test('refuses a row that was copied from another application', async () => {
    const [one, other] = [
      await applicant(store(), newMobileOf(store())),
      await applicant(store(), newMobileOf(store())),
    ]
    await query(
      'update application set document = o.document from application o where application.id = $1 and o.id = $2',
      [one.id, other.id],
    )
    await expect(one.open()).rejects.toThrow('a sealed value does not open here')
    await query(
      'update application set document = o.document, data_key = o.data_key from application o where application.id = $1 and o.id = $2',
      [one.id, other.id],
    )
    await expect(one.open()).rejects.toThrow('a sealed value does not open here')
  })

  test('has the columns that the queries name', async () => {
    const { rows } = await query<{ t: string; c: string; nullable: boolean }>(`
      select table_name as t, column_name as c, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = current_schema() and table_name <> 'migration'`)
    const inDatabase = rows.map(({ t, c, nullable }) => `${t}.${c}${nullable ? '?' : ''}`)
    const inSchema = [schema, auditSchema, keySchema, masterSchema, panSchema]
      .flatMap((tables) => Object.values(tables))
      .filter((value) => is(value, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          (column) => `${getTableName(table)}.${column.name}${column.notNull ? '' : '?'}`,
        ),
      )
    expect(new Set(inDatabase)).toEqual(new Set(inSchema))
  })

  test('[T23] keeps one application open per mobile number, one card and one PIN per application by itself', async () => {
    const { id } = await applicant(store(), newMobileOf(store()))
    const copy = `insert into application select 'copy' || id, state, customer_type, completed_screen, product_code, version, epoch,
      mobile_index, pan_index, data_key, document, held_by, held_since, yielding, created_at, updated_at from application where id = $1`
    await expect(query(copy, [id])).rejects.toThrow('application_one_open_per_mobile')
    const { rows } = await query<{ reference: string }>('select reference from application where id = $1', [id])
    const reference = rows[0]?.reference
    expect(reference).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{8}$/)
    const other = await applicant(store(), newMobileOf(store()))
    const sameReference = 'update application set reference = $1 where id = $2'
    await expect(query(sameReference, [reference, other.id])).rejects.toThrow('application_reference')
    const card = "insert into card (application_id, reference, details, issued_at) values ($1, $2, '', now())"
    await query(card, [id, `a${id}`])
    await expect(query(card, [id, `b${id}`])).rejects.toThrow('card_pkey')
    await query('insert into pin (application_id) values ($1)', [id])
    await expect(query('insert into pin (application_id) values ($1)', [id])).rejects.toThrow('pin_pkey')
  })

  test('continues over a new connection after one broke', async () => {
    const person = await applicant(store(), newMobileOf(store()))
    for (let round = 0; round < 3; round++) {
      expect((await person.open()).hold).toBe('held')
      const client = await cellOf(store()).database.pool.connect()
      await client.query('begin')
      client.release(new Error('broken'))
    }
    expect((await person.open()).hold).toBe('held')
  })

  test('what systems said about a person is forgotten after a day; that they were asked is not', async () => {
    const { id } = await applicant(store(), newMobileOf(store()))
    const ask = (system: string) => store().providerCalls.begin({ applicationId: id, system, intent: 'x', at: noon })
    const told = { kind: 'answered', value: { name: 'Asha Kulkarni' } }
    const references: string[] = []
    const systems = ['ckyc', 'aadhaar', 'bureau', 'screening', 'mobile-risk', 'card-host', 'decision']
    for (const system of systems) {
      const { reference } = await ask(system)
      await store().providerCalls.finish({ applicationId: id, reference, outcome: told, at: noon })
      references.push(reference)
    }
    const kept = async () => {
      const found = await Promise.all(systems.map(ask))
      expect(found.map(({ reference, fresh }) => ({ reference, fresh }))).toEqual(
        references.map((reference) => ({ reference, fresh: false })),
      )
      return found.map(({ outcome }) => outcome)
    }
    await store().purge(noon + day)
    expect(await kept()).toEqual(systems.map(() => told))
    await store().purge(noon + day + minute)
    expect(await kept()).toEqual([undefined, undefined, undefined, undefined, undefined, told, told])
  })

  test('a forgotten answer that is fetched again is kept for another day, or dropped if it can’t be used', async () => {
    const { id } = await applicant(store(), newMobileOf(store()))
    const { providerCalls } = store()
    const begin = (intent: string, at: number) => providerCalls.begin({ applicationId: id, system: 'ckyc', intent, at })
    const again = { kind: 'answered', value: 'again' }
    const later = noon + day + minute
    const references: string[] = []
    for (const intent of ['kept', 'dropped']) {
      const { reference } = await begin(intent, noon)
      await providerCalls.finish({ applicationId: id, reference, outcome: { kind: 'answered', value: 1 }, at: noon })
      references.push(reference)
    }
    const [kept = '', dropped = ''] = references
    await store().purge(later)
    for (const outcome of [again, 'too late'])
      await providerCalls.finish({ applicationId: id, reference: kept, outcome, at: later })
    expect(await begin('kept', later)).toEqual({ reference: kept, fresh: false, outcome: again })
    await providerCalls.drop({ applicationId: id, reference: dropped, at: later })
    expect(await begin('dropped', later)).toMatchObject({ fresh: true })
    await providerCalls.drop({ applicationId: id, reference: kept, at: later })
    await store().purge(later + day)
    expect(await begin('kept', later)).toMatchObject({ reference: kept, outcome: again })
    await store().purge(later + day + minute)
    expect(await begin('kept', later)).toEqual({ reference: kept, fresh: false })
  })

  test('forgets what has outlived its purpose, and nothing else', async () => {
    const person = await applicant(store(), newMobileOf(store()))
    const once = { call: 'c', transactionId: 'old', body: 'b', answer: () => 1 }
    const save = { writer: 'job' as const, applicationId: person.id, document: person.application.document, at: noon }
    await store().save({
      ...save,
      version: 1,
      audit: [{ what: 'saved' }],
      outbox: [{ kind: 'close-applications' }],
      idempotency: once,
    })
    await store().reports.add({ kind: 'render', traceId: 'tr', at: noon })
    expect(await store().reports.latest(1)).toEqual([{ kind: 'render', traceId: 'tr', detail: {}, at: noon }])
    const answers = () => query('select 1 from idempotency where scope = $1', [`a:${person.id}`])
    await store().purge(noon + 30 * day)
    expect((await answers()).rowCount).toBe(1)
    await store().purge(noon + 30 * day + minute)
    expect((await answers()).rowCount).toBe(0)
    expect((await person.open()).ended).toBe('unknown')
    expect(await store().outbox.waiting(noon)).toBeGreaterThan(0)
    expect(await store().audit.of(person.id)).toHaveLength(2)
    expect(await store().applications.read(person.id)).toMatchObject({ version: 2 })
  })
})
