import { randomUUID } from 'node:crypto'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxForTests } from '../sandbox-for-tests.ts'
import { monthsBefore, scoreOf } from './bureau.ts'

let sandbox: Awaited<ReturnType<typeof sandboxForTests>>
beforeAll(async () => {
  sandbox = await sandboxForTests()
})
afterAll(() => sandbox.close())

const ref = () => ({ reference: randomUUID() })
const names = { firstName: 'Nila', middleName: '', lastName: 'Sen' }
const validate = (mobileNumber: string, panNumber: string, dateOfBirth = '1993-03-03') =>
  sandbox.systems.pan.validate({ ...names, mobileNumber, panNumber, dateOfBirth })
const aadhaarOf = async (mobileNumber: string, inbox = mobileNumber) => {
  const { aadhaar } = sandbox.systems
  const sent = valueOf(await aadhaar.sendOtp({ uid: '234123412346', mobileNumber, ...ref() }))
  const otp = (await sandbox.inbox(inbox))[0]?.otp ?? ''
  return valueOf(await aadhaar.validateOtp({ transactionId: sent.transactionId, otp, ...ref() }))
}

describe('aadhaar', () => {
  test('a stranger’s Aadhaar tells the name and birth date that the issuer validated, and the gender told since', async () => {
    await validate('9812345001', 'NILPS1111A')
    expect(await aadhaarOf('9812345001')).toMatchObject({
      name: 'Nila Sen',
      dateOfBirth: '1993-03-03',
      gender: 'OTHER',
    })
    await sandbox.systems.decision.decide({
      applicationReferenceNo: randomUUID(),
      productCode: 'pvrb',
      customerType: 'NTB',
      run: 1,
      secured: false,
      mobileNumber: '9812345001',
      panNumber: 'NILPS1111A',
      dateOfBirth: '1993-03-03',
      gender: 'FEMALE',
      employmentType: 'SALARIED',
      monthlyIncomeFrom: 50_000,
      pincode: '560001',
      ...ref(),
    })
    expect((await aadhaarOf('9812345001')).gender).toBe('FEMALE')
  })

  test('…19: the code goes to another mobile; …31: another gender; …32: younger than 18', async () => {
    expect((await aadhaarOf('9000000019', '9000000919')).mobileMatches).toBe(false)
    expect((await aadhaarOf('9000000031')).gender).toBe('MALE')
    const born = Number((await aadhaarOf('9000000032')).dateOfBirth.slice(0, 4))
    expect(new Date().getFullYear() - born).toBeLessThan(18)
  })

  test('a code is good for ten minutes of the dialled clock', async () => {
    const { aadhaar } = sandbox.systems
    const { transactionId } = valueOf(
      await aadhaar.sendOtp({ uid: '234123412346', mobileNumber: '9812345002', ...ref() }),
    )
    const otp = (await sandbox.inbox('9812345002'))[0]?.otp ?? ''
    await sandbox.dial({ clockOffsetMs: 10 * 60_000 + 1000 })
    expect(await aadhaar.validateOtp({ transactionId, otp, ...ref() })).toMatchObject({ code: 'OTP_EXPIRED' })
    await sandbox.dial({ clockOffsetMs: 0 })
  })
})

describe('bureau', () => {
  test('a stranger’s score is a hash of the PAN, spread over 600 to 900', () => {
    const scores = Array.from({ length: 5000 }, (_, index) => scoreOf(`ABCPD${String(index).padStart(4, '0')}Z`))
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(600)
    expect(Math.max(...scores)).toBeLessThanOrEqual(900)
    expect(new Set(scores).size).toBe(301)
  })

  test.each([
    ['9000000014', 'first', undefined],
    ['9000000014', 'second', undefined],
    ['9000000015', 'first', 3],
    ['9000000029', 'first', undefined],
    ['9000000029', 'second', 1],
  ] as const)('%s at the %s bureau: %s addresses', async (mobileNumber, bureau, count) => {
    const report = valueOf(
      await sandbox.systems.bureau.pull({ ...names, mobileNumber, panNumber: 'NILPS1111A', bureau, ...ref() }),
    )
    expect(report.found ? report.addresses.length : undefined).toBe(count)
  })

  test.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-01-15', 2, '2025-11-15'],
    ['2026-11-21', 14, '2025-09-21'],
  ])('%s less %i months is %s', (today, months, expected) => expect(monthsBefore(today, months)).toBe(expected))
})

describe('pan and ckyc', () => {
  test('…16: whatever PAN is entered belongs to a customer of party type R', async () => {
    await validate('9000000016', 'RNDPS7777A')
    expect(valueOf(await sandbox.systems.coreBank.dedupeByPan({ panNumber: 'RNDPS7777A' }))).toEqual({
      customer: true,
      registeredMobile: true,
    })
    expect(valueOf(await sandbox.systems.coreBank.partyType({ panNumber: 'RNDPS7777A' })).partyType).toBe('R')
  })

  test('an existing customer’s PAN is a customer’s, also when a stranger enters it', async () => {
    await validate('9812345004', 'CLQPD2001A')
    expect(valueOf(await sandbox.systems.coreBank.dedupeByPan({ panNumber: 'CLQPD2001A' })).customer).toBe(true)
  })

  test.each([
    ['9000000010', 'CKYPS1010A', 'good', 'Nila'],
    ['9000000011', 'CKYPS1011A', 'stale', 'Nila'],
    ['9000000025', 'CKYPS1025A', 'good', 'Somebody'],
  ])('%s has a CKYC record of that PAN: %s, %s', async (mobile, panNumber, quality, firstName) => {
    await validate(mobile, panNumber)
    const dateOfBirth = '1993-03-03'
    const found = valueOf(await sandbox.systems.ckyc.search({ panNumber, dateOfBirth }))
    const ckycId = found.found ? found.ckycId : ''
    const { ckyc } = sandbox.systems
    const returnUrl = 'https://journey.example.com/ckyc-redirect'
    const { transactionId } = valueOf(await ckyc.requestCode({ ckycId, returnUrl, reference: randomUUID() }))
    const otp = (await sandbox.inbox(mobile))[0]?.otp ?? ''
    expect(valueOf(await ckyc.download({ transactionId, otp, dateOfBirth, reference: randomUUID() }))).toMatchObject({
      quality,
      firstName,
    })
  })
})

describe('video KYC', () => {
  const call = async (mobileNumber: string) =>
    valueOf(
      await sandbox.systems.videoKyc.callWait({
        applicationReferenceNo: randomUUID(),
        mobileNumber,
        name: 'Nila Sen',
        language: 'hi',
        udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' },
        ...ref(),
      }),
    ).ticket
  const verdict = (ticket: string, expected: string) =>
    vi.waitFor(async () => expect(valueOf(await sandbox.systems.videoKyc.status({ ticket })).status).toBe(expected), {
      timeout: 60_000,
      interval: 50,
    })

  test('…12 is declined; …26 is referred and approved by the bank later', async () => {
    await verdict(await call('9000000012'), 'decline')
    const ticket = await call('9000000026')
    await verdict(ticket, 'refer')
    await vi.waitFor(
      async () => expect(valueOf(await sandbox.systems.videoKyc.followUp({ ticket })).outcome).toBe('approved'),
      { timeout: 60_000, interval: 50 },
    )
  })

  test('a ticket that waits longer than half an hour expires', async () => {
    await sandbox.dial({ agentSeconds: 3600 })
    const ticket = await call('9812345003')
    await sandbox.dial({ clockOffsetMs: 31 * 60_000 })
    expect(await sandbox.systems.videoKyc.status({ ticket })).toMatchObject({ code: 'TICKET_EXPIRED' })
    await sandbox.dial({ clockOffsetMs: 0, agentSeconds: 0.2 })
  })
})

describe('card host', () => {
  const order = (mobileNumber: string) => ({
    applicationReferenceNo: randomUUID(),
    customerType: 'NTB' as const,
    mobileNumber,
    productCode: 'pvrb',
    nameOnCard: 'NILA SEN',
    network: 'TARANG',
    creditLimit: 100_000,
  })

  test('…17: three crashes whose outcome is unknown, then the card, under one reference', async () => {
    const asked = { ...order('9000000017'), ...ref() }
    const kinds = []
    for (let turn = 0; turn < 4; turn += 1) kinds.push((await sandbox.systems.cardHost.issue(asked)).kind)
    expect(kinds).toEqual(['unknown', 'unknown', 'unknown', 'answered'])
  })

  test('9100000011: the host refuses', async () => {
    const asked = order('9100000011')
    await sandbox.systems.cardHost.issue({ ...asked, ...ref() })
    await vi.waitFor(async () => expect(valueOf(await sandbox.systems.cardHost.status(asked)).state).toBe('refused'), {
      timeout: 60_000,
      interval: 50,
    })
  })
})

describe('documents', () => {
  const slip = (words: string) => ({
    contentType: 'application/pdf',
    content: Buffer.from(`%PDF-1.7\n${words}\n%%EOF`).toString('base64'),
  })

  test.each([
    ['two months of slips', ['2026-08', '2026-10', '2026-10'], 'salary'],
    ['a slip that says it is none', ['2026-08', '2026-09', '2026-10'], 'SPECIMEN'],
  ])('%s: not accepted', async (_what, months, words) => {
    const { documentAnalysis: analysis } = sandbox.systems
    const { transactionId } = valueOf(
      await analysis.initiate({ applicationReferenceNo: randomUUID(), mobileNumber: '9000000003', ...ref() }),
    )
    for (const month of months) await analysis.upload({ transactionId, month, ...slip(words), ...ref() })
    await analysis.generateReport({ transactionId, ...ref() })
    await vi.waitFor(
      async () => expect(valueOf(await analysis.retrieve({ transactionId }))).toMatchObject({ accepted: false }),
      { timeout: 60_000, interval: 50 },
    )
  })

  test('the provider’s own page sends the browser back with an accepted report', async () => {
    const { documentAnalysis: analysis } = sandbox.systems
    const { transactionId } = valueOf(
      await analysis.initiate({ applicationReferenceNo: randomUUID(), mobileNumber: '9000000003', ...ref() }),
    )
    const returnUrl = 'http://localhost:3000/auth/upload-document'
    const terms = { months: 6, consentUntil: '2026-11-27', keptUntil: '2027-02-18' }
    const { url } = valueOf(await analysis.link({ transactionId, returnUrl, terms, ...ref() }))
    const press = (form: string) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
        redirect: 'manual',
      })
    expect(await (await fetch(url)).text()).toContain('Statements of the last 6 months')
    expect((await press('pressed=approve')).status).toBe(422)
    const pressed = await press('account=salary&pressed=approve')
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, returnUrl])
    await vi.waitFor(
      async () => expect(valueOf(await analysis.retrieve({ transactionId }))).toMatchObject({ accepted: true }),
      { timeout: 60_000, interval: 50 },
    )
  })
})

describe('existing customers', () => {
  const details = async (crn: string) => valueOf(await sandbox.systems.coreBank.customerDetails({ crn }))
  const dedupe = async (mobileNumber: string) =>
    valueOf(await sandbox.systems.coreBank.dedupeByMobile({ mobileNumber, requestId: 'r1' }))

  test('the dedupe answers of the listed people', async () => {
    expect((await dedupe('9100000004')).customers).toHaveLength(3)
    expect((await dedupe('9100000010')).etbFlow).toBe(false)
    expect(await dedupe('9100000018')).toEqual({ customers: [], etbFlow: true, customerKnown: true })
    expect((await dedupe('9100000005')).customers).toEqual([{ crn: '20010055', status: 'DORMANT' }])
  })

  test('the details of the listed people', async () => {
    expect(await details('20010066')).toMatchObject({ motherMaidenName: '', maritalStatus: '' })
    expect((await details('20010077')).addresses.map(({ type }) => type)).toEqual(['H'])
    expect((await details('20010088')).addresses.map(({ type }) => type)).toEqual(['O'])
    expect(await details('20010133')).toMatchObject({ digitalAccount: true, kyc: 'stale' })
    expect(await details('20010144')).toMatchObject({ digitalAccount: true, kyc: 'current' })
    expect((await details('20010166')).sourceable).toBe(false)
    expect((await details('20010177')).registeredMobile).toBe(false)
    expect(await details('20010200')).toMatchObject({ digitalAccount: false, kyc: 'stale' })
  })

  test('offers, cards, statuses and earlier rejections', async () => {
    const { coreBank } = sandbox.systems
    const offer = async (crn: string) => valueOf(await coreBank.customerOffer({ crn, productCode: 'pvrb' })).offerType
    expect([await offer('20010011'), await offer('20010022'), await offer('20010033')]).toEqual(['PA', 'PQ', 'NPQ'])
    expect(valueOf(await coreBank.eligibleCards({ crn: '20010099' })).productCodes).toHaveLength(3)
    expect(valueOf(await coreBank.crnStatus({ crn: '20010055' })).crnStatus).toBe('DORMANT')
    expect(valueOf(await coreBank.previousRejectCodes({ crn: '20010199' })).codes).toEqual(['VKYC'])
    const born = (crn: string, dateOfBirth: string) =>
      coreBank.validateBirthDate({ crn, mobileNumber: `91000000${crn.slice(5, 7)}`, dateOfBirth })
    expect(valueOf(await born('20010011', '1985-03-14')).match).toBe(true)
    expect(valueOf(await born('20010011', '1985-03-15')).match).toBe(false)
    expect(valueOf(await born('20010155', '1972-12-24')).match).toBe(false)
  })

  test('a pending address update ends, and an accepted one puts the address on file', async () => {
    const { coreBank } = sandbox.systems
    const settled = (crn: string) =>
      vi.waitFor(async () => expect((await details(crn)).addressUpdatePending).toBe(false), { timeout: 60_000 })
    expect((await details('20010122')).addressUpdatePending).toBe(true)
    await settled('20010122')
    const [address] = (await details('20010011')).addresses
    if (!address) throw new Error('the person has an address')
    await coreBank.updateAddress({ crn: '20010088', address, ...ref() })
    expect((await details('20010088')).addressUpdatePending).toBe(true)
    await settled('20010088')
    expect((await details('20010088')).addresses.map(({ type }) => type)).toEqual(['H', 'O'])
  })
})
