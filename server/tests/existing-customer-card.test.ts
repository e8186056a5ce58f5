import { randomInt } from 'node:crypto'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import { decisionNotice } from '@card-journey/contract/calls/apps/decisionNotice.ts'
import { expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'
import { waitFor } from './steps.ts'
import { placeAt } from './stored.ts'
import { eventually } from './eventually.ts'

const terms = { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' }
let mobiles = 9_466_000_000 + randomInt(1_000_000)

/** With what the bank's file says about the person. */
const named = (record: Application): Application => ({
  ...record,
  crn: '20019911',
  creditLimit: 200_000,
  applicantDetails: [
    {
      ...record.applicantDetails[0],
      firstName: 'Radhika',
      middleName: '',
      lastName: 'Desai',
      dateOfBirth: '1985-03-14',
      panNumber: 'ABCPD1234K',
      emailId: 'radhika@mail.example',
      gender: 'FEMALE',
      nameOnCard: 'Radhika Desai',
    },
  ],
})

/** An existing customer at the terms. */
async function atTerms(product: Running, more: Partial<Application> = {}, mobileNumber = String(mobiles++)) {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.apply())
  await placeAt(product, applicant, named({ ...recordUpTo('tc', 'ETB'), journeyMode: 'STP', ...more }))
  await need(applicant.load())
  expect(applicant.screen).toBe('tc')
  return applicant
}

const accept = (applicant: Applicant) => need(applicant.act('tc', 'submit', terms))

productOnEngines('an existing customer’s card', { RATE_FACTOR: '1000' }, (product) => {
  test(
    '[NX-E-07, NX-E-08, NX-E-09, SC-43, SC-49] the terms order the card; its first answer, a reveal by SMS code, and a PIN from the card',
    { timeout: 60_000 },
    async () => {
      await product().dial({ backOfficeSeconds: 0.1 })
      const applicant = await atTerms(product())
      await accept(applicant)
      expect(applicant.screen).toBe('submitted')
      expect(await applicant.act('tc', 'submit', terms)).toMatchObject({ problem: 'WRONG_STATE' })
      await waitFor(applicant, 'VISIONPLUS_APPROVED')
      expect(applicant.screen).toBe('virtual-card')
      expect(applicant.view?.applicationNumber).toBeTruthy()

      const first = await need(applicant.client.call(calls.getVirtualCardDetails, {}))
      expect(first).toMatchObject({ mpinSet: false, application: { completedScreen: 'VIRTUAL_CARD_DETAILS' } })
      applicant.see(first.application)
      expect(applicant.screen).toBe('virtual-card')
      const again = await need(applicant.client.call(calls.getVirtualCardDetails, {}))
      expect(again.application).toBeUndefined()

      await need(applicant.client.call(sendSms, { template: 'REVEAL_OTP' }))
      const otp = await applicant.code()
      const shown = await need(applicant.client.call(calls.fetchCardNumber, { otp }))
      expect(shown).toMatchObject({ visibleSeconds: 30 })
      expect(shown.cardNumber.slice(-4)).toBe(first.maskedNumber.slice(-4))
      expect((await need(applicant.client.call(calls.fetchCardCVV, { grant: shown.grant }))).cvv).toMatch(/^\d{3}$/)
      expect(await applicant.client.call(calls.fetchCardNumber, { otp })).toMatchObject({ ok: false })

      const [set] = await need(applicant.client.call(calls.setMPIN, { mpin: '270518', confirmMpin: '270518' }))
      expect(set?.completedScreen).toBe('MPIN_SET')
      applicant.see(set)
      expect(applicant.screen).toBe('virtual-card')
      expect(await applicant.client.call(calls.fetchCardNumber, { mpin: '270518' })).toMatchObject({ ok: true })
      const { mobileNumber } = applicant.settings
      await eventually(async () => expect(await messagesTo(product(), mobileNumber, 'CARD_READY')).toHaveLength(1))
    },
  )

  test('[EN-22] the card’s terms that were agreed to at the start are asked for again only once their text has changed', async () => {
    await product().dial({ backOfficeSeconds: 3600 })
    const { facts } = recordUpTo('tc', 'ETB')
    const { consentTnc: _, ...shown } = terms
    const holds = await atTerms(product(), { facts: { ...facts, agreed: { TNC: versionOf('TNC') } } })
    await need(holds.act('tc', 'submit', shown))
    const { store } = product().server.composed
    const recorded = (await store.consents.of(holds.applicationId)).map(({ code, value }) => `${code} ${value}`)
    expect(recorded.filter((each) => each === 'TNC Y')).toHaveLength(1)
    expect(recorded).not.toContain('TNC N')
    expect(recorded).toEqual(expect.arrayContaining(['KFS Y', 'MITC Y']))

    const changed = await atTerms(product(), { facts: { ...facts, agreed: { TNC: '0.9' } } })
    expect(await changed.act('tc', 'submit', shown)).toMatchObject({
      problem: 'CONSENT_CHANGED',
      detail: { fields: { consentTnc: 'consentChanged' } },
    })
    expect(changed.screen).toBe('tc')
    await need(changed.act('tc', 'submit', terms))
    expect(changed.screen).toBe('submitted')
  })

  test(
    '[R7] fifty PINs and the card’s first answer at once: one PIN is set, and the marker is its',
    { timeout: 60_000 },
    async () => {
      await product().dial({ backOfficeSeconds: 0.1 })
      const applicant = await atTerms(product())
      await accept(applicant)
      await waitFor(applicant, 'VISIONPLUS_APPROVED')
      const pins = Array.from({ length: 50 }, (_, i) => String(739_150 + i))
      const [answers] = await Promise.all([
        Promise.all(pins.map((mpin) => applicant.client.call(calls.setMPIN, { mpin, confirmMpin: mpin }))),
        Promise.all(Array.from({ length: 5 }, () => applicant.client.call(calls.getVirtualCardDetails, {}))),
      ])
      const { store, clock } = product().server.composed.deps
      await need(applicant.load())
      let set = pins.filter((_, i) => answers[i]?.ok)
      // The first answer may have come between each PIN's read and its save: then the next one is set.
      if (set.length === 0) {
        await need(applicant.client.call(calls.setMPIN, { mpin: '739150', confirmMpin: '739150' }))
        set = ['739150']
      }
      expect(set).toHaveLength(1)
      await need(applicant.load())
      expect(applicant.view?.completedScreen).toBe('MPIN_SET')
      const { applicationId } = applicant
      expect(await store.pins.verify({ applicationId, pin: set[0] ?? '', at: clock() })).toMatchObject({
        kind: 'right',
      })
    },
  )

  test(
    'person …11: the card host refuses, the page says so, and the order that follows brings the card',
    { timeout: 90_000 },
    async () => {
      await product().dial({ backOfficeSeconds: 0.1 })
      const applicant = await atTerms(product(), {}, '9100000011')
      await accept(applicant)
      await waitFor(applicant, 'VISIONPLUS_FAILED')
      expect(applicant.screen).toBe('submitted')
      const { clock } = product().server.composed.deps
      await product().moveClock(clock() - Date.now() + 61 * 60_000)
      await need(applicant.proveMobile())
      await need(applicant.load())
      await waitFor(applicant, 'VISIONPLUS_APPROVED')
      expect(applicant.screen).toBe('virtual-card')
    },
  )

  test(
    'a withdrawal before the card is ordered leaves no card; from the order on there is none',
    { timeout: 60_000 },
    async () => {
      await product().dial({ backOfficeSeconds: 3600 })
      const applicant = await atTerms(product())
      await accept(applicant)
      await waitFor(applicant, 'BCIF_PUSH')
      await need(applicant.client.call(withdrawApplication, {}))
      await product().dial({ backOfficeSeconds: 0 })
      const { pool } = product().server.composed.store.database
      const { rows } = await pool.query(
        "select 1 from provider_call where application_id = $1 and system = 'card-host'",
        [applicant.applicationId],
      )
      expect(rows).toEqual([])

      const ordered = await atTerms(product())
      const cardOrder = { at: '2026-11-19T05:30:00.000Z', refusals: 0 }
      const pending = { ...recordUpTo('VISIONPLUS_PUSH', 'ETB'), completedScreen: 'PENDING' } as const
      await placeAt(product(), ordered, withFacts(named(pending), { cardOrder }))
      expect(await ordered.client.call(withdrawApplication, {})).toMatchObject({ problem: 'WRONG_STATE' })
    },
  )

  test('[NX-E-19] a review that declines ends with a notice in general words', { timeout: 60_000 }, async () => {
    await product().dial({ backOfficeSeconds: 0.1 })
    const { los } = product().server.composed.deps.systems
    const status = los.status
    los.status = async () => ({ kind: 'answered', value: { state: 'rejected' }, ms: 1 })
    try {
      const applicant = await atTerms(product(), { journeyMode: 'SSTP' })
      await accept(applicant)
      await waitFor(applicant, 'INTERNAL_REJECTION')
      expect(applicant.screen).toBe('rejected')
      const notice = await need(applicant.client.call(decisionNotice, { language: 'en' }))
      expect(notice.reason).toBe('general')
      expect(notice.text).not.toContain('LOS')
      expect(notice.againFrom).toBeTruthy()
    } finally {
      los.status = status
    }
  })
})
