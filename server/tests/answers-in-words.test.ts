import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { calls } from './calls.ts'
import { messagesTo } from './inbox.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, giveHomeAddress, giveWork } from './steps.ts'

let product: Running
let next = 9_813_600_000

beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '1000' })))
afterAll(() => product.close())

/** Someone whose answers are complete. */
async function atCheckAnswers(): Promise<{ applicant: Applicant; emailId: string; panNumber: string }> {
  const mobileNumber = String(next++)
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  const [emailId, panNumber] = [`words${mobileNumber}@example.com`, `ABCPW${mobileNumber.slice(-4)}F`]
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber, emailId })
  await giveHomeAddress(applicant)
  expect(applicant.screen).toBe('check-answers')
  return { applicant, emailId, panNumber }
}

const kept = ({ applicationId }: Applicant) => product.server.composed.deps.store.answersInWords.all(applicationId)
const submit = (applicant: Applicant, language?: string) =>
  applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId, language })
const mails = (to: string) => messagesTo(product, to, 'ANSWERS_COPY')

test('what was submitted is kept in words, in the language shown: labels and values, the PAN masked, sealed, under its hash', async () => {
  const { applicant, panNumber } = await atCheckAnswers()
  await need(submit(applicant, 'hi'))
  const [row, ...more] = await kept(applicant)
  expect(more).toEqual([])
  expect(row?.language).toBe('hi')
  expect(row?.hash).toBe(
    createHash('sha256')
      .update(row?.text ?? '')
      .digest('hex'),
  )
  for (const words of [
    'नाम: Asha Kulkarni',
    'आपका काम',
    'Lotus Software Private Limited',
    'आपकी सहमतियाँ',
    'जेंडर: महिला',
  ])
    expect(row?.text).toContain(words)
  expect(row?.text).not.toContain(panNumber)
  expect(row?.text).toContain(`${panNumber.slice(0, 2)}****${panNumber.slice(-4)}`)

  const { pool } = product.server.composed.store.database
  const { rows } = await pool.query<{ words: Buffer }>('select words from answers_in_words where application_id = $1', [
    applicant.applicationId,
  ])
  expect(rows[0]?.words.toString('utf8')).not.toContain('Kulkarni')
  await expect(pool.query("update answers_in_words set language = 'en'")).rejects.toThrow()
  await expect(pool.query('delete from answers_in_words')).rejects.toThrow()
})

test('the same answers submitted again are one text, changed ones another', async () => {
  const { applicant } = await atCheckAnswers()
  await product.dial({ systems: { decision: { failure: '503' } } })
  await submit(applicant)
  await submit(applicant)
  expect(await kept(applicant)).toHaveLength(1)
  await need(applicant.load())
  await giveWork(applicant, 'FROM_50000')
  await submit(applicant)
  await product.dial({ systems: { decision: { failure: 'none' } } })
  const texts = (await kept(applicant)).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts[0]).not.toBe(texts[1])
})

test('a copy goes to the verified address, in the language asked for, without what the bank asks on the telephone', async () => {
  const { applicant, emailId, panNumber } = await atCheckAnswers()
  const { to } = await need(applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY', language: 'en' }))
  expect(to).toContain('****')
  await eventually(async () => expect(await mails(emailId)).toHaveLength(1))
  const [mail] = await mails(emailId)
  for (const words of [
    'Name: Asha Kulkarni',
    'Employment: ',
    'What you agreed to',
    `Credit report (${versionOf('BUREAU')}): Yes`,
  ])
    expect(mail?.text).toContain(words)
  for (const secret of [panNumber, 'Sunita Rao', dateInWords(asha.dateOfBirth, 'en'), asha.dateOfBirth])
    expect(mail?.text).not.toContain(secret)
})

test('a copy leaves the record as it is: what is being changed meanwhile is saved at the first press', async () => {
  const { applicant } = await atCheckAnswers()
  const before = applicant.view?.version
  await need(applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY', language: 'en' }))
  await giveWork(applicant, 'FROM_50000')
  expect(applicant.view?.version).toBe((before ?? 0) + 1)
})

test('so many copies a day and no more; pressed twice at once under one transaction it is one', async () => {
  const { applicant, emailId } = await atCheckAnswers()
  const twice = { transactionId: '5e1f7a52-0000-4000-8000-000000000001' }
  await Promise.all(
    [1, 2].map(() => applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY', language: 'en' }, twice)),
  )
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY' })),
  )
  expect(asked.filter(({ ok }) => !ok).every((each) => !each.ok && each.problem === 'TOO_MANY')).toBe(true)
  const granted = asked.filter(({ ok }) => ok).length
  expect(granted).toBeGreaterThanOrEqual(1)
  expect(granted).toBeLessThanOrEqual(2)
  await eventually(async () => expect(await mails(emailId)).toHaveLength(granted + 1))
})

test('[T12] the last copy of a day, asked for again under its transaction, is the answer it was', async () => {
  const { applicant } = await atCheckAnswers()
  const { answerCopiesPerDay } = product.server.composed.deps.masterData().policy
  const ask = (transactionId: string) =>
    applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY', language: 'en' }, { transactionId })
  const ids = Array.from({ length: answerCopiesPerDay }, () => randomUUID())
  const given = []
  for (const id of ids) given.push(await need(ask(id)))
  for (const [at, id] of ids.entries()) expect(await need(ask(id))).toEqual(given[at])
  expect(await ask(randomUUID())).toMatchObject({ problem: 'TOO_MANY' })
})

test('an email address that is not the verified one gets nothing', async () => {
  const { applicant, emailId } = await atCheckAnswers()
  const { store, clock } = product.server.composed.deps
  const stored = await store.applications.read(applicant.applicationId)
  if (!stored) throw new Error('no application')
  const { document, version, id } = stored
  const facts = { ...document.facts, email: { verified: 'other@example.com', at: new Date().toISOString() } }
  await store.save({
    writer: 'job',
    applicationId: id,
    version,
    document: { ...document, facts },
    audit: [],
    at: clock(),
  })
  expect(await applicant.client.call(calls.sendEmail, { template: 'ANSWERS_COPY' })).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { emailId: 'emailNotVerified' } },
  })
  expect(await mails(emailId)).toEqual([])
  expect(await mails('other@example.com')).toEqual([])
})

test('the consents are told as they are recorded', async () => {
  const { applicant } = await atCheckAnswers()
  expect(await need(applicant.client.call(calls.givenConsents, { language: 'en' }))).toMatchObject([
    { code: 'TNC', title: 'Terms and conditions', version: versionOf('TNC'), value: 'Y', day: '2026-11-19' },
    { code: 'BUREAU', title: 'Credit report', version: versionOf('BUREAU'), value: 'Y', day: '2026-11-19' },
  ])
})
