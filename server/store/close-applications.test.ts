import { blockingMarkers, lastingMarkers } from '@card-journey/journey/rules/life/closing.ts'
import { cardOrdered } from '@card-journey/journey/rules/life/withdrawal.ts'
import { expect, test } from 'vitest'
import { applicant, codeFreshMs, documentOf, hour, minute, noon, onBothForms, signIn } from './test-stores.ts'

const day = 24 * hour

onBothForms('closing an application', (store) => {
  test('frees mobile and PAN, ends the hold and stays readable; once, and not over a newer version', async () => {
    const person = await applicant(store())
    const close = { applicationId: person.id, version: 1, why: 'blockOver', at: noon + minute } as const
    expect(await store().applications.close({ ...close, version: 2 })).toBe(false)
    expect(await store().applications.close(close)).toBe(true)
    expect(await store().applications.close(close)).toBe(false)
    expect((await person.open({ at: noon + minute })).hold).toBe('lost')
    expect(await store().applications.read(person.id)).toMatchObject({ state: 'closed', version: 1 })
    expect((await store().audit.of(person.id)).at(-1)).toMatchObject({ what: 'closed', detail: { why: 'blockOver' } })
    const again = await signIn(store(), person.mobileNumber, noon + minute)
    const take = { sessionId: again.session.id, applicationId: person.id, codeFreshMs, at: noon + minute }
    expect((await store().applications.take(take)).kind).toBe('notFound')
    const made = await store().applications.create({
      sessionId: again.session.id,
      document: documentOf(person.mobileNumber),
      audit: [],
      at: noon + minute,
    })
    expect(made.kind).toBe('created')
  })

  test('writes what follows from it with it, and has who follows it look now', async () => {
    const person = await applicant(store())
    const { outbox, applications, audit } = store()
    const entry = {
      applicationId: person.id,
      kind: 'retailer-status',
      payload: { looks: 1, times: 1 },
      at: noon,
    } as const
    await outbox.add({ ...entry, reference: 'retailer-status-1', dueAt: noon + day })
    const close = {
      applicationId: person.id,
      version: 1,
      why: 'blockOver',
      audit: [{ what: 'erasure-announced' }],
      outbox: [{ kind: 'erase-application', dueAt: noon + day }],
      hastens: ['retailer-status'],
      at: noon + minute,
    } as const
    expect(await applications.close({ ...close, version: 2 })).toBe(false)
    const due = async () => {
      const { rows } = await store().database.pool.query(
        'select kind, due_at from outbox where application_id = $1 order by kind',
        [person.id],
      )
      return rows.map(({ kind, due_at: dueAt }) => [kind, (dueAt.getTime() - noon) / minute])
    }
    expect(await due()).toEqual([['retailer-status', day / minute]])
    expect(await applications.close(close)).toBe(true)
    expect(await due()).toEqual([
      ['erase-application', day / minute],
      ['retailer-status', 1],
    ])
    expect((await audit.of(person.id)).slice(-2).map(({ what }) => what)).toEqual(['closed', 'erasure-announced'])
  })

  test('leaves an expired one to a session that has just come back to it', async () => {
    const person = await applicant(store())
    const close = { applicationId: person.id, version: 1, why: 'expired' } as const
    expect(await store().applications.close({ ...close, at: noon + minute })).toBe(false)
    expect(await store().applications.close({ ...close, at: noon + 31 * minute })).toBe(true)
  })

  test('finds what may be over page by page: old ones, and rejections whatever their last save', async () => {
    const at = noon - 400 * day
    const [idle, saved, rejected, issued] = await Promise.all(
      (['PERSONAL_DETAILS', 'PERSONAL_DETAILS', 'BRE_REJECT', 'MPIN_SET'] as const).map(async (completedScreen) => {
        const person = await applicant(store(), undefined, at)
        await store().save({
          writer: 'job',
          applicationId: person.id,
          version: 1,
          document: { ...person.application.document, completedScreen },
          audit: [],
          at,
        })
        return person
      }),
    )
    for (const person of [saved, rejected])
      await store().save({
        writer: 'job',
        applicationId: person!.id,
        version: 2,
        document: (await store().applications.read(person!.id))!.document,
        audit: [],
        at: noon,
      })
    const found: string[] = []
    let after: { createdAt: number; id: string } | undefined
    do {
      const page = await store().applications.aged({
        after,
        createdBefore: noon - 90 * day,
        savedBefore: noon - 90 * day,
        always: blockingMarkers,
        never: lastingMarkers,
        limit: 1,
      })
      found.push(...page.found.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(found).toContain(idle!.id)
    expect(found).toContain(rejected!.id)
    expect(found).not.toContain(saved!.id)
    expect(found).not.toContain(issued!.id)
  })

  test('those that ended are found once their time is over, but none with a card or a trace that is still kept', async () => {
    const { pool } = store().database
    const made = await Promise.all([1, 2, 3, 4, 5].map(async () => applicant(store(), undefined, noon)))
    const [over, young, withCard, decided, noted] = made.map(({ id }) => id) as [string, string, string, string, string]
    for (const id of [over, withCard, decided, noted])
      await store().applications.close({ applicationId: id, version: 1, why: 'withdrawn', at: noon })
    await store().applications.close({ applicationId: young, version: 1, why: 'withdrawn', at: noon + 2 * day })
    await store().cards.record({ applicationId: withCard, reference: withCard, details: {}, at: noon })
    const trace = { reference: crypto.randomUUID(), rules: 'r', rulesVersion: '1', detail: { call: 'c', answer: {} } }
    await store().decisionTraces.keep({ ...trace, applicationId: decided, at: noon, keepUntil: noon + 9 * day })
    // Closed by a version that did not note when.
    await pool.query('update application set closed_at = null where id = $1', [noted])
    const ended = async (closedBefore = noon + day) => {
      const found = await store().applications.ended({ closedBefore, never: cardOrdered, limit: 1000 })
      return made.map(({ id }) => id).filter((id) => found.some((one) => one.id === id))
    }
    expect(await ended()).toEqual([over])
    await store().purge(noon + 10 * day)
    expect(await ended()).toEqual([over, decided, noted])
    expect(await ended(noon + 3 * day)).toEqual([over, young, decided, noted])
    await store().applications.erase({ applicationId: over, at: noon + 10 * day })
    expect(await ended()).toEqual([decided, noted])
    // Erased by such a version: the job finds it empty, and notes that.
    await store().applications.erase({ applicationId: decided, at: noon + 10 * day })
    await pool.query('update application set erased_at = null where id = $1', [decided])
    expect(await ended()).toEqual([decided, noted])
    await store().applications.erase({ applicationId: decided, at: noon + 11 * day })
    expect(await ended()).toEqual([noted])
  })
})
