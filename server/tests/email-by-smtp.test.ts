import { startBreakingServer, startMailServer } from '@card-journey/providers/email/mail-server-for-tests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { wasTried, workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { goTo, startProduct, type Running } from './running.ts'
import { asha, begin, personalDetailsOf } from './steps.ts'

let product: Running
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mail = await startMailServer()
  product = await startProduct({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    EMAIL_FROM: 'Aranya Bank <no-reply@aranya.example>',
  })
}, 90_000)
afterAll(async () => {
  await product.close()
  await mail.close()
}, 90_000)

let people = 9_441_000_000

async function atPersonalDetails(): Promise<Applicant> {
  const { url, sandboxUrl } = product
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(people++) })
  await begin(applicant)
  return applicant
}

const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address))

test('with a mail server set up, the code of an email address goes out by it, is proved, and the sandbox hears nothing', async () => {
  const applicant = await atPersonalDetails()
  const emailId = 'asha.smtp@mail.example'
  const sent = await need(applicant.client.call(calls.generateEmailOTP, { emailId }))
  expect(sent.delivery).toBe('sent')
  const [message] = mailsTo(emailId)
  expect(mailsTo(emailId)).toHaveLength(1)
  expect(message?.raw).toMatch(/^From: "?Aranya Bank"? <no-reply@aranya\.example>\r$/m)
  const otp = /^Subject: (\d{6}) is your code\r$/m.exec(message?.raw ?? '')?.[1] ?? ''
  await need(applicant.client.call(calls.validateEmailOTP, { emailId, otp }))
  expect(await messagesTo(product, emailId)).toEqual([])
  expect(product.logged()).not.toContain(emailId)
})

test('while the mail server is away the page says that the code is late, and it comes once the server is back', async () => {
  const applicant = await atPersonalDetails()
  const emailId = 'late.smtp@mail.example'
  const { port } = mail
  await mail.close()
  const sent = await need(applicant.client.call(calls.generateEmailOTP, { emailId }))
  expect(sent.delivery).toBe('late')
  mail = await startMailServer({}, port)
  await eventually(async () => expect(mailsTo(emailId)).toHaveLength(1))
})

test('a letter that was lost on its way goes out when it is asked for on the next day, once', async () => {
  const emailId = 'letter.smtp@mail.example'
  const { pool } = product.server.composed.store.database
  await goTo(product, '2026-11-19T23:50')
  const applicant = await atPersonalDetails()
  await need(applicant.client.call(calls.generateEmailOTP, { emailId }))
  const otp = /^Subject: (\d{6})/m.exec(mailsTo(emailId)[0]?.raw ?? '')?.[1] ?? ''
  const [proven] = await need(applicant.client.call(calls.validateEmailOTP, { emailId, otp }))
  applicant.see(proven)
  const details = personalDetailsOf({ ...asha, panNumber: 'BKQPK5107E', emailId })
  await need(applicant.act('personal-details', 'submit', details))
  await need(applicant.client.call(calls.withdrawApplication, {}))
  await workIsDone(product, { of: applicant })
  const { port } = mail
  await mail.close()
  const breaking = await startBreakingServer('cuts', port)
  const ask = () => need(applicant.client.call(calls.sendEmail, { template: 'DECISION_LETTER' }))
  await ask()
  await eventually(() => expect(breaking.seen.dots).toBeGreaterThan(0))
  await breaking.close()
  mail = await startMailServer({}, port)
  await ask()
  await wasTried(product, 'decision-letter', applicant)

  await goTo(product, '2026-11-20T00:01')
  await ask()
  await ask()
  await eventually(() => expect(mailsTo(emailId)).toHaveLength(1))
  const { rows } = await pool.query("select from outbox where application_id = $1 and kind = 'decision-letter'", [
    applicant.applicationId,
  ])
  expect(rows).toHaveLength(2)
})
