import type { Language } from '@card-journey/journey/texts/languages.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { decisionLetter } from '@card-journey/contract/calls/apps/decisionLetter.ts'
import { decisionNotice } from '@card-journey/contract/calls/apps/decisionNotice.ts'
import { sendEmail } from '@card-journey/contract/calls/apps/sendEmail.ts'
import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeNotice } from '../services/notice/compose-notice.ts'
import { withEnding } from '../services/notice/conclude.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { workIsDone } from './background.ts'

import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { askDecision, asha, begin, giveDetails, giveHomeAddress } from './steps.ts'

const someone = (product: Running, mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

const notice = (applicant: Applicant, language: Language = 'en') =>
  need(applicant.client.call(decisionNotice, { language }))

/** What the bank says to itself: never to an applicant. */
const internal =
  /\bBRE\b|PostBRE|hard reject|soft reject|internal policy|trusting ?social|verdict|score|declined by|systemDecision/i

const codesOfSandbox = [
  ...['card-decision', 'final-decision'].flatMap((name) =>
    [
      ...readFileSync(new URL(`../../sandbox-bank/decisions/${name}.json`, import.meta.url), 'utf8').matchAll(
        /\\"([A-Z]{2}\d{2})\\"/g,
      ),
    ].map(([, code = '']) => code),
  ),
  ...[
    ...readFileSync(new URL('../../sandbox-bank/people/new-to-bank.ts', import.meta.url), 'utf8').matchAll(
      /rejectCode: '(\w+)'/g,
    ),
  ].map(([, code = '']) => code),
  'FD02',
  'IR01',
  'NEW99',
].filter((code, index, all) => all.indexOf(code) === index)

let mobiles = 9_876_510_001
/** Nobody that the sandbox knows. */
const newMobile = (): string => String(mobiles++)

let product: Running
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

async function rejected(applicant: Applicant, panNumber: string): Promise<void> {
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber, emailId: `${panNumber.toLowerCase()}@example.com` })
  await giveHomeAddress(applicant)
  await askDecision(applicant)
}

test('person …05 reads why, what can be done, when to apply again, whom the bank asked and where to complain', async () => {
  const applicant = someone(product, '9000000005')
  await rejected(applicant, 'BKQPK1005E')
  expect(applicant.view?.facts.ending).toMatchObject({ reason: 'general' })
  const told = await notice(applicant)
  expect(told.parts.map(({ part }) => part)).toEqual(['decision', 'todo', 'again', 'bureau', 'contest', 'complain'])
  const todo = told.parts.find(({ part }) => part === 'todo')
  expect(todo?.asking).toMatch(/ask us to look again/)
  expect(todo?.points[0]).toBe(todo?.asking)
  expect(todo?.doubt).toMatch(/\?$/)
  expect(told.againFrom).toBe('2027-05-19')
  expect(told.text).toContain('from Wednesday, 19 May 2027')
  // The name under which the enquiry was announced.
  expect(told.text).toContain(product.server.composed.deps.masterData().brand.firstBureau.en)
  expect(told.text).toContain('Asha Kulkarni')
  expect(told.text).toMatch(/grievance officer[^]*Ombudsman/)
  expect(told.text).not.toMatch(/\{\w+\}/)
  expect(JSON.stringify(told)).not.toMatch(internal)
  expect(JSON.stringify(told)).not.toContain('HR01')
  const { completedScreen: _marker, ...view } = applicant.view ?? {}
  expect(JSON.stringify(view)).not.toMatch(/HR01|hard reject|Internal policy/)
})

test('the letter is what the page says, word for word, and its hash is the one that is kept', async () => {
  const applicant = someone(product, newMobile())
  await rejected(applicant, 'BKQPK5105E')
  // Approved or not depends on the PAN's score; a withdrawal ends it in any case.
  if (!applicant.view?.facts.ending) await need(applicant.client.call(withdrawApplication, {}))
  for (const language of languages) {
    const { text, sha256, parts } = await notice(applicant, language)
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
    for (const { heading, paragraphs, points } of parts)
      for (const words of [heading, ...paragraphs, ...points]) expect(text).toContain(words)
    const kept = await product.server.composed.store.notices.of(applicant.applicationId)
    expect(kept?.hashes[language]).toBe(sha256)
    const { pdf } = await need(applicant.client.call(decisionLetter, { language }))
    const file = Buffer.from(pdf, 'base64').toString('latin1')
    expect(file).toMatch(/^%PDF-/)
    expect(file).toContain(`SHA-256 ${sha256}`)
  }
})

test('every code of the sandbox’s rules, and a new one, has a plain sentence in each language and stays inside', () => {
  const master = product.server.composed.deps.masterData()
  const found = reachable('NTB').find(({ record }) => record.completedScreen === 'BRE_REJECT')?.record
  expect(codesOfSandbox.length).toBeGreaterThan(8)
  for (const rejectionCode of codesOfSandbox) {
    const record: Application = {
      ...(found as Application),
      rejectionCode,
      reason: 'BRE hard reject: Internal policy H7',
      rejectedDate: new Date(openHour).toISOString(),
    }
    const texts = composeNotice(withEnding(record, openHour, master), openHour, master)
    for (const language of languages) {
      const said = JSON.stringify(texts[language])
      expect(said, rejectionCode).not.toContain(rejectionCode)
      expect(said, rejectionCode).not.toMatch(internal)
      expect(said.length).toBeGreaterThan(500)
    }
  }
})

test('only a rejection for the credit report sends its reader to it, and nobody who reads the notice is asked to sign in', () => {
  const { decisionNotice } = product.server.composed.deps.masterData()
  const toldToCheck = Object.entries(decisionNotice.reasons)
    .filter(([, { todo }]) => /credit report|रिपोर्ट/i.test(JSON.stringify(todo)))
    .map(([reason]) => reason)
  expect(toldToCheck).toEqual(['creditReport'])
  expect(JSON.stringify(decisionNotice)).not.toMatch(/sign in|log in|साइन इन|लॉग इन/i)
})

test('the letter goes to the verified address word for word, once, and nowhere without one', async () => {
  const emailId = 'letter@example.com'
  const applicant = someone(product, newMobile())
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber: 'BKQPK5106E', emailId })
  await need(applicant.client.call(withdrawApplication, {}))
  const { text } = await notice(applicant)
  const ask = () => need(applicant.client.call(sendEmail, { template: 'DECISION_LETTER', language: 'en' }))
  expect(await ask()).not.toHaveProperty('already')
  // Whatever became of the first one: nothing is promised of a second on the same day.
  expect(await ask()).toMatchObject({ already: true })
  const letters = () => messagesTo(product, emailId, 'DECISION_LETTER')
  await eventually(async () => expect(await letters()).toHaveLength(1))
  await workIsDone(product, { of: applicant })
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.text).toContain(text)
  const nobody = someone(product, newMobile())
  await begin(nobody)
  await need(nobody.client.call(withdrawApplication, {}))
  expect(await nobody.client.call(sendEmail, { template: 'DECISION_LETTER', language: 'en' })).toMatchObject({
    problem: 'NOT_FOUND',
  })
})

test('somebody who withdrew reads the same of complaints, and that nothing is blocked', async () => {
  const applicant = someone(product, newMobile())
  await begin(applicant)
  await need(applicant.client.call(withdrawApplication, {}))
  const told = await notice(applicant)
  expect(told.reason).toBe('withdrawn')
  expect(told.againFrom).toBeUndefined()
  expect(told.parts.map(({ part }) => part)).toEqual(['decision', 'again', 'complain'])
})

test('who declines the offer reads that, in the letter too, and not of a withdrawal', async () => {
  const applicant = someone(product, newMobile())
  await begin(applicant)
  await giveDetails(applicant, asha)
  await giveHomeAddress(applicant)
  await askDecision(applicant)
  expect(applicant.view?.completedScreen).toBe('BRE_APPROVED')
  const [ended] = await need(applicant.client.call(withdrawApplication, { offer: 'declined' }))
  expect(ended?.facts.withdrawn?.offer).toBe('declined')
  const told = await notice(applicant)
  expect(told.parts[0]?.paragraphs).toEqual([expect.stringMatching(/^You declined our offer of .+ We’ve closed your/)])
  expect(told.text).not.toMatch(/withdr/i)
  expect((await notice(applicant, 'hi')).text).toContain('का ऑफ़र नहीं लिया')
})

test('[T9] an application that goes on has no notice', async () => {
  const applicant = someone(product, newMobile())
  await begin(applicant)
  expect(await applicant.client.call(decisionNotice, { language: 'en' })).toMatchObject({ problem: 'NOT_FOUND' })
})

productOnEngines('the notice of a decision', {}, (running) => {
  test('is made once, with the save that ends the application, and can’t be changed', async () => {
    const applicant = someone(running(), '9000000005')
    await rejected(applicant, 'BKQPK1005E')
    const { store } = running().server.composed
    const made = await store.notices.of(applicant.applicationId)
    expect(made?.madeAt).toBe(Date.parse(applicant.view?.facts.ending?.at ?? ''))
    await notice(applicant)
    await notice(applicant, 'hi')
    const { rows } = await store.database.pool.query<{ count: string }>(
      'select count(*) from decision_notice where application_id = $1',
      [applicant.applicationId],
    )
    expect(Number(rows[0]?.count)).toBe(1)
    await expect(store.database.pool.query('update decision_notice set hashes = $1', ['{}'])).rejects.toThrow(
      'append-only',
    )
    const { rows: sealed } = await store.database.pool.query<{ texts: Buffer }>('select texts from decision_notice')
    expect(sealed[0]?.texts.toString('utf8')).not.toContain('Asha')
  })
})
