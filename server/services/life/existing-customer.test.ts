import { withFacts } from '@card-journey/journey/application/record.ts'
import { expect, test } from 'vitest'
import { onBothEngines } from '../../store/test-stores.ts'
import { pushAgain } from './push-again.ts'
import { afterTheTerms, killAt, modelBank } from '../../tests/bank-model.ts'

const quarter = 15 * 60_000

onBothEngines('the card of an existing customer', (store) => {
  test.each([
    ['STP', 'BRE_APPROVED', []],
    ['SSTP', 'BRE_APPROVED', ['los']],
    ['NSTP', 'FIRST_BRE_REFERRED', ['crm']],
  ] as const)(
    '[NX-E-07, NX-E-21] %s: the terms lead to the card by the hosts that are due',
    async (mode, at, reviews) => {
      const bank = modelBank()
      const order = await afterTheTerms(store(), bank, { journeyMode: mode, completedScreen: at })
      await order.work()
      const { document } = await order.read()
      expect(document).toMatchObject({ completedScreen: 'VISIONPLUS_APPROVED', applicationNumber: 'AB26001' })
      expect(document.approvedDate).toBeTruthy()
      expect(document.facts.card).toMatchObject({ last4: '4242' })
      const asked = { los: bank.done.los.length > 0, crm: bank.done.crm.length > 0 }
      expect(asked).toEqual({ los: reviews.includes('los' as never), crm: reviews.includes('crm' as never) })
      expect(bank.done.cardHost).toHaveLength(1)
    },
  )

  test.each(['STP', 'SSTP', 'NSTP'] as const)(
    '[R6, T24] %s: killed at any point, the customer’s file is sent once, the case is pushed once and one card is ordered',
    { timeout: 120_000 },
    async (journeyMode) => {
      let points = 0
      for (let died = true; died;) {
        points += 1
        const bank = modelBank()
        const dying = killAt(points, store(), bank)
        const order = await afterTheTerms(dying.store, bank, { journeyMode, completedScreen: 'BRE_APPROVED' })
        await order.work()
        const where = `${journeyMode}, killed at point ${points}`
        expect(await order.marker(), where).toBe('VISIONPLUS_APPROVED')
        expect([bank.done.coreBank.length, bank.done.cardHost.length], where).toEqual([1, 1])
        expect(bank.done.los.length + bank.done.crm.length, where).toBe(journeyMode === 'STP' ? 0 : 1)
        died = dying.died()
      }
      expect(points).toBeGreaterThan(15)
    },
  )

  test('[R6] looks at the same moment order one card', async () => {
    const bank = modelBank()
    bank.verdict.card = 'working'
    const order = await afterTheTerms(store(), bank, { journeyMode: 'STP', completedScreen: 'BRE_APPROVED' })
    await order.work(5000)
    expect(await order.marker()).toBe('VISIONPLUS_PUSH')
    bank.verdict.card = 'issued'
    await Promise.all(
      Array.from({ length: 20 }, (_, looks) => order.look({ marker: 'VISIONPLUS_PUSH', looks, notified: true })),
    )
    expect(await order.marker()).toBe('VISIONPLUS_APPROVED')
    expect(bank.done.cardHost).toHaveLength(1)
    const { rows } = await store().database.pool.query('select 1 from card where application_id = $1', [order.id])
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['coreBank', 'BCIF_PUSH', 'STP'],
    ['los', 'LOS_PUSH', 'SSTP'],
    ['crm', 'CRM_PUSH', 'NSTP'],
    ['cardHost', 'VISIONPLUS_PUSH', 'STP'],
  ] as const)(
    '[NX-S-10, T24] %s: an answer that is lost leaves %s, after a quarter of an hour PENDING; the look that finds it sets the true outcome and nothing is sent twice',
    async (host, pushed, journeyMode) => {
      const bank = modelBank()
      bank.manner[host] = 'lost'
      const order = await afterTheTerms(store(), bank, { journeyMode, completedScreen: 'BRE_APPROVED' })
      await order.work(quarter - 60_000)
      expect(await order.marker()).toBe(pushed)
      expect(bank.done[host]).toHaveLength(1)
      await order.work(10 * 60_000)
      expect(await order.marker()).toBe('PENDING')
      await order.work(2 * quarter)
      expect(await order.marker()).toBe('PENDING')
      bank.manner[host] = 'well'
      await order.work(2 * 3_600_000)
      expect(await order.marker()).toBe('VISIONPLUS_APPROVED')
      expect(bank.done[host]).toHaveLength(1)
      expect(bank.done.cardHost).toHaveLength(1)
      expect((await order.read()).document.facts.unconfirmed).toBeUndefined()
    },
  )

  test('a rejected customer file waits at PENDING until it is corrected, with looks that are apart', async () => {
    const bank = modelBank()
    bank.verdict.file = 'rejected'
    const order = await afterTheTerms(store(), bank, { journeyMode: 'STP', completedScreen: 'BRE_APPROVED' })
    await order.work(3_600_000)
    expect(await order.marker()).toBe('PENDING')
    expect((await order.read()).version).toBeLessThan(6)
    bank.verdict.file = 'approved'
    await order.work(2 * 3_600_000)
    expect(await order.marker()).toBe('VISIONPLUS_APPROVED')
    expect(bank.done.coreBank).toHaveLength(1)
  })

  test.each([
    ['ETB', 'BRE_APPROVED', 'VISIONPLUS_FAILED'],
    ['NTB', 'LOS_APPROVED', 'LOS_APPROVED'],
  ] as const)(
    '[T24] %s: a refused card is ordered again an hour later, and looks before that order nothing',
    async (customerType, completedScreen, waits) => {
      const bank = modelBank()
      bank.verdict.card = 'refused'
      const order = await afterTheTerms(store(), bank, { customerType, completedScreen, journeyMode: 'STP' })
      await order.work(50 * 60_000)
      expect(await order.marker()).toBe(waits)
      expect(bank.done.cardHost).toHaveLength(1)
      await order.look({ marker: waits, looks: 0, notified: true }).catch(() => undefined)
      bank.verdict.card = 'issued'
      await order.work(20 * 60_000)
      expect(await order.marker()).toBe('VISIONPLUS_APPROVED')
      expect(bank.done.cardHost).toHaveLength(2)
    },
  )

  test.each([
    ['ETB', 'BRE_APPROVED'],
    ['NTB', 'LOS_APPROVED'],
  ] as const)(
    '[T24] %s: an operator has a refused card ordered again at once, pressed twice or thrice once; where there is a card nothing is pushed',
    async (customerType, completedScreen) => {
      const bank = modelBank()
      bank.verdict.card = 'refused'
      const order = await afterTheTerms(store(), bank, { customerType, completedScreen, journeyMode: 'STP' })
      await order.work(60_000)
      expect(bank.done.cardHost).toHaveLength(1)
      bank.verdict.card = 'issued'
      const pressed = await Promise.all([1, 2, 3].map(() => pushAgain(order.id, order.deps)))
      expect(pressed.filter(({ pushed }) => pushed)).toHaveLength(1)
      await order.work(60_000)
      expect(await order.marker()).toBe('VISIONPLUS_APPROVED')
      expect(bank.done.cardHost).toHaveLength(2)
      expect(await pushAgain(order.id, order.deps)).toEqual({ pushed: false, marker: 'VISIONPLUS_APPROVED' })
      await order.work(3 * 3_600_000)
      expect(bank.done.cardHost).toHaveLength(2)
    },
  )

  test.each(['VISIONPLUS_FAILED', 'CRM_PUSH'] as const)(
    '[T24] %s: pressed again as soon as the first press was answered, it is still one push',
    async (waits) => {
      const bank = modelBank()
      bank.verdict.card = 'refused'
      bank.verdict.crm = 'working'
      const journeyMode = waits === 'CRM_PUSH' ? 'NSTP' : 'STP'
      const order = await afterTheTerms(store(), bank, { journeyMode, completedScreen: 'BRE_APPROVED' })
      await order.work(60_000)
      expect(await order.marker()).toBe(waits)
      const first = order.at()
      const press = (after: number) => pushAgain(order.id, { ...order.deps, clock: () => first + after })
      expect(await press(0)).toEqual({ pushed: true, marker: waits })
      // Also where the clock's minute has turned.
      for (const after of [0, 20_000, 59_000]) expect(await press(after)).toEqual({ pushed: false, marker: waits })
      const { rows } = await store().database.pool.query(
        "select reference from outbox where application_id = $1 and reference like '%pushed%'",
        [order.id],
      )
      expect(rows).toHaveLength(1)
      expect(await press(61_000)).toEqual({ pushed: true, marker: waits })
    },
  )

  test('a host that works on is no unknown outcome: the application waits at its marker', async () => {
    const bank = modelBank()
    bank.verdict.crm = 'working'
    const order = await afterTheTerms(store(), bank, { journeyMode: 'NSTP', completedScreen: 'FIRST_BRE_REFERRED' })
    await order.work(24 * 3_600_000)
    expect(await order.marker()).toBe('CRM_PUSH')
    const began = (await order.read()).document.facts.bankStep
    // Away in between, and working again: back from PENDING to where it waits, with the promise that was made.
    bank.manner.crm = 'away'
    await order.work(12 * 3_600_000)
    expect(await order.marker()).toBe('PENDING')
    bank.manner.crm = 'well'
    await order.work(2 * 3_600_000)
    expect(await order.marker()).toBe('CRM_PUSH')
    expect((await order.read()).document.facts.bankStep).toEqual(began)
    bank.verdict.crm = 'approved'
    await order.work(12 * 3_600_000)
    expect(await order.marker()).toBe('VISIONPLUS_APPROVED')
    expect(bank.done.crm).toHaveLength(1)
  })

  test.each([
    ['los', 'SSTP', 'LOS declined'],
    ['crm', 'NSTP', 'CRM declined'],
  ] as const)(
    '[NX-E-19] %s declines: an internal rejection with its reason, told once, and no card',
    async (host, journeyMode, reason) => {
      const bank = modelBank()
      bank.verdict[host] = 'rejected'
      const order = await afterTheTerms(store(), bank, { journeyMode, completedScreen: 'BRE_APPROVED' })
      await order.work()
      const { document } = await order.read()
      expect(document).toMatchObject({ completedScreen: 'INTERNAL_REJECTION', reason })
      expect(document.rejectedDate).toBeTruthy()
      expect(bank.done.cardHost).toEqual([])
      const { rows } = await store().database.pool.query(
        "select reference from outbox where application_id = $1 and kind = 'message' order by reference",
        [order.id],
      )
      expect(rows.map(({ reference }) => reference)).toEqual(['APPLICATION_REJECTED', 'APPLICATION_SUBMITTED'])
    },
  )

  test('a number that is revoked by the time of the terms ends it: no file, and the uploads are erased as on leaving', async () => {
    const bank = modelBank()
    bank.verdict.number = 'revoked'
    const order = await afterTheTerms(store(), bank, { journeyMode: 'STP', completedScreen: 'BRE_APPROVED' })
    const { document, version } = await order.read()
    await store().save({
      writer: 'job',
      applicationId: order.id,
      version,
      document: withFacts(document, { documents: { months: [] } }),
      audit: [],
      outbox: [],
      at: order.at(),
    })
    await order.work()
    const ended = await order.read()
    expect([ended.document.completedScreen, ended.state]).toEqual(['NOT_SOURCING', 'closed'])
    expect(bank.done.coreBank).toEqual([])
    const { rows } = await store().database.pool.query<{ kind: string }>(
      "select kind from outbox where application_id = $1 and kind in ('erase-files', 'message') order by kind",
      [order.id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['erase-files', 'message'])
  })

  test('[NX-E-06] a refused card stands at VISIONPLUS_FAILED and is ordered again, each time later, until it is issued', async () => {
    const bank = modelBank()
    bank.verdict.card = 'refused'
    const order = await afterTheTerms(store(), bank, { journeyMode: 'STP', completedScreen: 'BRE_APPROVED' })
    await order.work()
    expect(await order.marker()).toBe('VISIONPLUS_FAILED')
    expect(bank.done.cardHost).toHaveLength(1)
    await order.work(3_600_000)
    expect(await order.marker()).toBe('VISIONPLUS_FAILED')
    expect(bank.done.cardHost).toHaveLength(2)
    await order.work(3_600_000)
    expect(bank.done.cardHost).toHaveLength(2)
    bank.verdict.card = 'issued'
    await order.work(3_600_000)
    expect(await order.marker()).toBe('VISIONPLUS_APPROVED')
    expect(bank.done.cardHost).toHaveLength(3)
    expect(new Set(bank.done.cardHost).size).toBe(3)
  })

  test('a look that comes before a refused order’s time orders nothing', async () => {
    const bank = modelBank()
    bank.verdict.card = 'refused'
    const order = await afterTheTerms(store(), bank, { journeyMode: 'STP', completedScreen: 'BRE_APPROVED' })
    await order.work()
    await order.work(3_600_000)
    expect(bank.done.cardHost).toHaveLength(2)
    await order.look({ marker: 'VISIONPLUS_FAILED', looks: 0, notified: true })
    expect(await order.marker()).toBe('VISIONPLUS_FAILED')
    await order.work(0)
    expect(bank.done.cardHost).toHaveLength(2)
  })
})
