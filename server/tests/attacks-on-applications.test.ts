import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need, saidBy } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { placeAt } from './stored.ts'
import { asha, askDecision, begin, giveDetails, giveHomeAddress, verifyEmail } from './steps.ts'

let product: Running
let next = 9_600_000_000
const someone = (mobileNumber = String(next++)): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

const auditOf = async (applicant: Applicant) =>
  (await product.server.composed.deps.store.audit.of(applicant.applicationId)).map(({ what }) => what)

test('[T1] another applicant’s reference number and an unknown one get the same answer, and nothing changes', async () => {
  const [mine, theirs] = [someone(), someone()]
  await begin(mine)
  await begin(theirs)
  const own = mine.applicationId
  const answers: unknown[] = []
  for (const reference of [theirs.applicationId, '0'.repeat(26)]) {
    mine.applicationId = reference
    answers.push(saidBy(await mine.act('personal-details', 'submit', {})))
    const looked = await mine.client.call(calls.applicationDetails, { applicationId: reference, responseType: 'FULL' })
    answers.push(saidBy(looked))
  }
  mine.applicationId = own
  expect(answers[0]).toMatchObject({ ok: false, problem: 'NOT_FOUND', httpStatus: 404 })
  expect(answers[0]).toEqual(answers[2])
  expect(answers[1]).toEqual(answers[3])
  await need(theirs.load())
  expect(theirs.view?.version).toBe(1)
})

test('[T5] fields that are the server’s refuse the whole call with an audit entry; nothing is saved', async () => {
  const applicant = someone()
  await begin(applicant)
  await verifyEmail(applicant, asha.emailId)
  const { panNumber, dateOfBirth, firstName, lastName, emailId } = asha
  const good = { panNumber, dateOfBirth, firstName, middleName: '', lastName, emailId }
  const before = applicant.view?.version
  for (const field of [
    'creditLimit',
    'customerType',
    'journeyMode',
    'breFinalStatus',
    'approvedDate',
    'channelCode',
    'reason',
    'nameOnCard',
    'facts',
  ]) {
    const refused = await applicant.act('personal-details', 'submit', { ...good, [field]: 'Y' })
    expect(refused, field).toMatchObject({ ok: false, problem: 'FIELD_NOT_YOURS', httpStatus: 422 })
  }
  const jumped = await applicant.act('personal-details', 'submit', { ...good, completedScreen: 'VISIONPLUS_APPROVED' })
  expect(jumped).toMatchObject({
    ok: false,
    problem: 'WRONG_STATE',
    httpStatus: 409,
    detail: { screen: 'personal-details' },
  })
  expect(await auditOf(applicant)).toContain('field-not-of-screen')
  await need(applicant.load())
  expect(applicant.view?.completedScreen).toBe('VERIFY_MOBILE')
  expect(applicant.view?.applicantDetails[0].panNumber).toBeUndefined()
  expect(before).toBeDefined()
})

test('[T6] what is not of a call’s shape is refused, prototypes are out of reach, large bodies are cut off', async () => {
  const applicant = someone()
  const send = (request: unknown) => applicant.client.call(calls.generateOTP, request as never)
  // Without a number: the one that a link has brought, and there is none.
  expect(await send({})).toMatchObject({ problem: 'NOT_FOUND' })
  for (const request of [
    [],
    null,
    'x',
    { mobileNumber: 9812345678 },
    { mobileNumber: '5812345678' },
    { mobileNumber: ['9812345678'] },
    { mobileNumber: '9812345678', admin: true },
  ]) {
    expect(await send(request), JSON.stringify(request)).toMatchObject({
      ok: false,
      problem: 'BAD_REQUEST',
      httpStatus: 400,
    })
  }
  expect(await send(JSON.parse('{"mobileNumber":"9812345678","__proto__":{"caller":"applicant"}}'))).toMatchObject({
    problem: 'BAD_REQUEST',
  })
  expect(({} as { caller?: string }).caller).toBeUndefined()
  expect(await send({ mobileNumber: 'x'.repeat(70_000) })).toMatchObject({
    ok: false,
    problem: 'TOO_LARGE',
    httpStatus: 413,
  })
  const plain = await fetch(`${product.url}/api/apps/generateOTP`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(plain.status).toBe(400)
  expect(await plain.json()).toMatchObject({ status: 'failed', errorCode: 'BAD_ENVELOPE' })
})

test('[T12] a recorded body sent again replays the first answer and does nothing twice; with another body it is refused', async () => {
  const applicant = someone()
  await begin(applicant)
  await verifyEmail(applicant, asha.emailId)
  const { panNumber, dateOfBirth, firstName, lastName, emailId } = asha
  const answers = { panNumber: 'ABCPX1234F', dateOfBirth, firstName, middleName: '', lastName, emailId }
  const [txn, version] = [randomUUID(), applicant.view?.version ?? 0]
  await need(applicant.act('personal-details', 'submit', answers, { transactionId: txn }))
  const saved = applicant.view?.version
  if (applicant.view) applicant.view.version = version
  await need(applicant.act('personal-details', 'submit', answers, { transactionId: txn }))
  expect(applicant.view?.version).toBe(saved)
  expect(
    await applicant.act('personal-details', 'submit', { ...answers, panNumber }, { transactionId: txn }),
  ).toMatchObject({
    ok: false,
    problem: 'TRANSACTION_REUSED',
  })
})

test('[T12] one save sent five times at once is saved once, and all five get its answer', async () => {
  const applicant = someone()
  await begin(applicant)
  await verifyEmail(applicant, asha.emailId)
  const { dateOfBirth, firstName, lastName, emailId } = asha
  const answers = { panNumber: 'ABCPT7743K', dateOfBirth, firstName, middleName: '', lastName, emailId }
  const version = applicant.view?.version ?? 0
  const transactionId = randomUUID()
  const waiting = () => product.logged().split('STILL_RUNNING').length
  const before = waiting()
  const saves = await Promise.all(
    Array.from({ length: 5 }, () => applicant.act('personal-details', 'submit', answers, { transactionId })),
  )
  expect(saves.map((saved) => saved.ok && saved.response[0]?.version)).toEqual(Array(5).fill(version + 1))
  // Nobody was told to come again for an answer that was already there.
  expect(waiting()).toBe(before)
})

test('[T23] two tabs: the second save of the same version gets the latest, nothing is lost silently', async () => {
  const applicant = someone()
  await begin(applicant)
  const old = applicant.view?.version ?? 0
  await verifyEmail(applicant, asha.emailId)
  if (applicant.view) applicant.view.version = old
  const refused = await applicant.act('personal-details', 'submit', {})
  expect(refused).toMatchObject({ ok: false, problem: 'VERSION_CONFLICT', httpStatus: 409 })
  if (!refused.ok) expect((refused.detail.application as { version: number }).version).toBe(old + 1)
})

test('[T23] twenty creations at once make one application', async () => {
  const applicant = someone()
  await need(applicant.proveMobile())
  const results = await Promise.all(Array.from({ length: 20 }, () => applicant.apply()))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const ids = await product.server.composed.deps.store.applications.byMobile(applicant.settings.mobileNumber)
  expect(ids).toHaveLength(1)
})

test('[LG-12, RO-08] a partner’s product can’t be applied for by another channel; a made-up product not at all', async () => {
  const applicant = someone()
  await need(applicant.proveMobile())
  expect(await applicant.apply({ productLogo: 'saathi', productCode: '172' })).toMatchObject({
    ok: false,
    problem: 'PARTNER_RESTRICTED',
  })
  expect(await applicant.apply({ productLogo: 'nothing', productCode: 'PVRB' })).toMatchObject({
    ok: false,
    problem: 'CREATE_FAILED',
  })
  expect(await applicant.apply({ productCode: 'VAYU' })).toMatchObject({ ok: false, problem: 'CREATE_FAILED' })
})

test('[T10] no one can ask the bank about someone else’s number', async () => {
  const applicant = someone()
  await need(applicant.proveMobile())
  const { dedupeWithMOBAndDOB } = await import('@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts')
  const asked = await applicant.client.call(dedupeWithMOBAndDOB, {
    sourceAppId: 'CCSFDC',
    requestId: 'a'.repeat(16),
    actionType: 'CRN_MB_DOB',
    mobileNumber: '9100000001',
  })
  expect(asked).toMatchObject({ ok: false, problem: 'NOT_FOUND' })
})

test(
  '[T24] the decision host times out; the retry succeeds, with one bureau enquiry and one decision',
  { timeout: 90_000 },
  async () => {
    const applicant = someone('9000000018')
    await begin(applicant)
    await giveDetails(applicant)
    await giveHomeAddress(applicant)
    await askDecision(applicant)
    expect(applicant.screen).toBe('congratulations')
    const events = await auditOf(applicant)
    expect(events.filter((what) => what === 'bureau-asked')).toHaveLength(1)
    expect(events.filter((what) => what === 'decided')).toHaveLength(1)
  },
)

test('a draft is kept for its own screen and session, moves no marker, and never holds a code or a number of the vault', async () => {
  const applicant = someone()
  await begin(applicant)
  const keep = (screen: string, answers: Record<string, string>) =>
    applicant.client.call(calls.updateApplication, {
      applicationDetails: {
        applicationReferenceNo: applicant.applicationId,
        version: 1,
        screen,
        action: 'draft',
        ...answers,
      } as never,
      draft: true,
    })
  expect(await keep('personal-details', { firstName: 'Ash', panNumber: 'ABCP' })).toMatchObject({ ok: true })
  expect(await keep('personal-details', { creditLimit: '1' })).toMatchObject({ problem: 'FIELD_NOT_YOURS' })
  expect(await keep('kyc', { uid: '234123412346' })).toMatchObject({ problem: 'FIELD_NOT_YOURS' })
  await need(applicant.load())
  expect(applicant.view).toMatchObject({
    completedScreen: 'VERIFY_MOBILE',
    version: 1,
    drafts: { 'personal-details': { firstName: 'Ash', panNumber: 'ABCP' } },
  })
})

test('[T5] a value that is in none of the bank’s lists is refused beside its field, names of object members too', async () => {
  const applicant = someone()
  await begin(applicant)
  const atWork = reachable('NTB').find(({ record }) => record.completedScreen === 'ADDITIONAL_PERSONAL_DETAILS')!
  await placeAt(product, applicant, atWork.record)
  await need(applicant.load())
  const good = {
    employmentType: 'SALARIED',
    companyName: 'Lotus Software Private Limited',
    companyEmail: 'asha@lotus.example.com',
    industryType: 'IT',
    incomeRange: 'FROM_100000',
    isBankDirector: 'N',
  }
  const wrong = ['constructor', '__proto__', 'toString', 'FROM_1', 'from_100000', '0', '99999999']
  for (const incomeRange of wrong)
    expect(await applicant.act('work-details', 'submit', { ...good, incomeRange }), incomeRange).toMatchObject({
      ok: false,
    })
  expect(await applicant.act('work-details', 'submit', { ...good, incomeRange: 'constructor' })).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { incomeRange: 'incomeInvalid' } },
  })
  for (const industryType of ['constructor', 'Software', 'it'])
    expect(await applicant.act('work-details', 'submit', { ...good, industryType }), industryType).toMatchObject({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { industryType: 'choiceInvalid' } },
    })
  await need(applicant.act('work-details', 'submit', good))
})

test('consents: only what the step shows is recorded, once each, by the checked answer', async () => {
  const applicant = someone()
  await need(applicant.proveMobile())
  const refuse = { ok: false, problem: 'BAD_REQUEST' }
  const [yes, no] = [
    { code: 'TNC', value: 'Y' },
    { code: 'TNC', value: 'N' },
  ] as const
  const bureau = { code: 'BUREAU', value: 'Y' } as const
  expect(await applicant.apply({ consents: [yes, bureau, no] })).toMatchObject(refuse)
  expect(await applicant.apply({ consents: [yes, bureau, bureau] })).toMatchObject(refuse)
  for (const code of ['KFS', 'MITC', 'AADHAAR', 'VKYC', 'CKYC', 'PARTNER_STATUS'] as const)
    expect(await applicant.apply({ consents: [yes, bureau, { code, value: 'Y' }] }), code).toMatchObject(refuse)
  await need(applicant.apply())
  const recorded = async () =>
    (await product.server.composed.deps.store.consents.of(applicant.applicationId)).map(
      ({ code, value }) => `${code} ${value}`,
    )
  expect(await recorded()).toEqual(['TNC Y', 'BUREAU Y'])
  const offered = reachable('NTB').find(({ record }) => standing(viewOf(record)) === 'congratulations')!
  await placeAt(product, applicant, offered.record)
  await need(applicant.load())
  const given = { consentKfs: ' y ', consentMitc: 'y', consentTnc: 'Y', consentCkyc: ' Y' }
  await need(applicant.act('congratulations', 'submit', given))
  expect((await recorded()).slice(2).toSorted()).toEqual(['CKYC Y', 'KFS Y', 'MITC Y', 'TNC Y'])
})
