import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePerson } from '../services/life/erase-person.ts'
import { cellOfReference, type CellCount } from '../store/cells/cell-numbers.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { type Message, messagesTo } from './inbox.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { pdf } from './sample-files.ts'
import {
  acceptOffer,
  asha,
  askDecision,
  begin,
  callAgent,
  giveDetails,
  giveHomeAddress,
  giveOfficeAddress,
  proveAadhaar,
  waitFor,
} from './steps.ts'
import { placeAt } from './stored.ts'
import { upload } from './uploads.ts'

const hour = 3_600_000
const pin = '270518'
const months = ['2026-08', '2026-09', '2026-10']

let mobiles = 9_486_000_000

// The same journey, word for word, whether there is one cell or four: whatever is asked by a cookie, a token, a link, a number, a
// notification or a job finds the cell that the person is in.
describe.each<[CellCount]>([[1], [4]])('the way to the card with cells: %d', (cells) => {
  let product: Running
  let people = 0
  const deps = () => product.server.composed.deps
  const cellsOfStore = () => product.server.composed.store.cells
  const someone = (mobileNumber: string): Applicant =>
    new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  const sameOnAnotherPhone = ({ settings: { mobileNumber } }: Applicant) => someone(mobileNumber)
  const after = (hours: number) => product.moveClock(openHour - Date.now() + hours * hour)

  beforeAll(async () => {
    product = await startProduct({ DB_CELLS: String(cells), RATE_FACTOR: '100000' }, 'postgresql')
  }, 180_000)
  afterAll(() => product.close(), 90_000)

  /** Somebody in each cell who has just applied. */
  async function oneInEach(): Promise<Applicant[]> {
    const found: Applicant[] = []
    while (Object.keys(found).length < cells) {
      const applicant = someone(String(mobiles++))
      await begin(applicant)
      found[cellOfReference(applicant.applicationId, cells)] ??= applicant
    }
    return found
  }

  /** In which cells there is anything of this application. */
  const cellsWith = async ({ applicationId }: Applicant): Promise<number[]> => {
    const found = await Promise.all(
      cellsOfStore().map(async ({ database }) => {
        const { rowCount } = await database.pool.query('select from application where id = $1', [applicationId])
        return rowCount
      }),
    )
    return found.flatMap((count, cell) => (count ? [cell] : []))
  }

  const arrived = (applicant: Applicant, template: string): Promise<Message> =>
    eventually(async () => {
      const found = await messagesTo(product, applicant.settings.mobileNumber, template)
      expect(found).toHaveLength(1)
      return found[0] as Message
    })

  /** As a browser does whose page is closed: another phone need not wait then. */
  const leave = (applicant: Applicant) =>
    need(applicant.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: true }))

  /** On another phone, with the same number. */
  async function signInAgain(applicant: Applicant): Promise<Applicant> {
    await leave(applicant)
    const phone = sameOnAnotherPhone(applicant)
    await need(phone.proveMobile())
    await need(phone.load('Y'))
    expect([phone.applicationId, phone.screen]).toEqual([applicant.applicationId, applicant.screen])
    return phone
  }

  /** Begun on one phone, ended on another. */
  async function toPin(begun: Applicant): Promise<Applicant> {
    let applicant = begun
    const panNumber = `ABCPK${8000 + 100 * cells + people++}F`
    await giveDetails(applicant, { ...asha, panNumber, emailId: `${panNumber.toLowerCase()}@example.com` })
    await giveHomeAddress(applicant)
    await askDecision(applicant)
    expect(applicant.view).toMatchObject({ completedScreen: 'BRE_APPROVED', journeyMode: 'STP' })
    await acceptOffer(applicant)
    applicant = await signInAgain(applicant)
    await giveOfficeAddress(applicant)
    await proveAadhaar(applicant)
    await callAgent(applicant, openHour)
    await waitFor(applicant, 'VISIONPLUS_APPROVED')
    expect(applicant.screen).toBe('set-mpin')
    return applicant
  }

  /** PIN, number, CVV and expiry; what the number is. */
  async function revealCard(applicant: Applicant): Promise<string> {
    applicant.see((await need(applicant.client.call(calls.setMPIN, { mpin: pin, confirmMpin: pin })))[0])
    expect(applicant.screen).toBe('virtual-card')
    const { maskedNumber } = await need(applicant.client.call(calls.getVirtualCardDetails, {}))
    const { cardNumber, grant } = await need(applicant.client.call(calls.fetchCardNumber, { mpin: pin }))
    expect(cardNumber.slice(-4)).toBe(maskedNumber.slice(-4))
    expect((await need(applicant.client.call(calls.fetchCardCVV, { grant }))).cvv).toMatch(/^\d{3}$/)
    expect((await need(applicant.client.call(calls.fetchExpiryDetails, { grant }))).expiry).toMatch(/^\d{2}\/\d{2}$/)
    return cardNumber
  }

  test('one applicant in each, all at once: from the first call to the card, one card and one letter each', async () => {
    await after(0)
    const applicants = await Promise.all((await oneInEach()).map(toPin))
    const numbers = await Promise.all(applicants.map(revealCard))
    expect(new Set(numbers).size).toBe(cells)
    for (const [cell, applicant] of applicants.entries()) {
      expect(await cellsWith(applicant)).toEqual([cell])
      await arrived(applicant, 'CARD_READY')
      await leave(applicant)
      const later = sameOnAnotherPhone(applicant)
      await need(later.proveMobile())
      expect(await later.load('Y')).toMatchObject({ ok: false, problem: 'APPROVED_FOUND' })
      const live = await fetch(`${product.sandboxUrl}/live/applications?mobile=${applicant.settings.mobileNumber}`)
      expect(await live.json()).toMatchObject([{ marker: applicant.view?.completedScreen, screen: 'virtual-card' }])
      const erased = await erasePerson(deps().store, {
        applicationId: applicant.applicationId,
        askedBy: 'ticket 4711',
        at: deps().clock(),
      })
      expect(erased).toMatchObject([{ applicationId: applicant.applicationId, kind: 'kept', why: 'card' }])
    }
  }, 240_000)

  test('salary slips are kept, read and decided on in each', async () => {
    await after(0)
    for (const applicant of await oneInEach()) {
      const referral = { creditLimit: 60_000, brePromoCode: 'BASE', finalPromoCode: 'BASE' }
      await placeAt(product, applicant, { ...recordUpTo('upload-document', 'NTB'), ...referral })
      await need(applicant.load())
      const { applicationId } = applicant
      for (const month of months) {
        await upload(applicant, pdf(), { month })
        await need(applicant.client.call(calls.fileProcess, { applicationId, month }))
      }
      await need(applicant.client.call(calls.reportGeneration, { applicationId }))
      const decided = await eventually(async () => {
        const { application } = await need(applicant.client.call(calls.finalBre, { applicationId }))
        expect(application.completedScreen).not.toBe(applicant.view?.completedScreen)
        return application
      })
      expect(decided.facts.documents?.months.map(({ month }) => month)).toEqual(months)
      expect(await cellsWith(applicant)).toEqual([cellOfReference(applicationId, cells)])
    }
  }, 240_000)

  test('a link, a reminder and an erasure reach the person in each, and nobody else', async () => {
    await after(0)
    const applicants = await oneInEach()
    for (const applicant of applicants) {
      await need(applicant.client.call(calls.sendContinueLink, {}))
      const { text } = await arrived(applicant, 'RESUME_LINK')
      await leave(applicant)
      const phone = sameOnAnotherPhone(applicant)
      const token = /\/continue#token=([\w-]{43}) /.exec(text)?.[1] ?? ''
      await need(phone.client.call(calls.continueApplication, { token }))
      const { sessionToken } = await need(phone.client.call(calls.validateOTP, { otp: await phone.code() }))
      phone.sessionToken = sessionToken
      expect((await need(phone.load('Y')))[0]?.applicationReferenceNo).toBe(applicant.applicationId)
    }
    await after(25)
    for (const applicant of applicants) await arrived(applicant, 'RESUME_REMINDER')

    const { store, clock } = deps()
    for (const [index, { applicationId, settings }] of applicants.entries()) {
      expect(await erasePerson(store, { applicationId, askedBy: 'ticket 4711', at: clock() })).toMatchObject([
        { applicationId, kind: 'erased' },
      ])
      await after(25 + (index + 1) / 20)
      await eventually(async () =>
        expect((await store.applications.read(applicationId))?.document.applicantDetails).toEqual([
          { mobileNumber: '' },
        ]),
      )
      expect(await store.applications.byMobile(settings.mobileNumber)).toEqual([])
      for (const other of applicants.slice(index + 1))
        expect(await store.applications.read(other.applicationId)).toMatchObject({ state: 'open' })
    }
  }, 240_000)
})
