import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Applicant, need, saidBy } from './applicant.ts'
import { eventually } from './eventually.ts'
import { wasTried, workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { type Message, messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { openHour } from './running.ts'
import { begin } from './steps.ts'

let people = 9_424_000_000
const hour = 3_600_000

productOnEngines('a link to continue', { RATE_FACTOR: '100000' }, (product) => {
  const settings = (mobileNumber: string) => ({ url: product().url, sandboxUrl: product().sandboxUrl, mobileNumber })
  const deps = () => product().server.composed.deps

  async function beginner(): Promise<Applicant> {
    const applicant = new Applicant(settings(String(people++)))
    await begin(applicant)
    return applicant
  }

  const inbox = ({ settings }: Applicant, template: string) => messagesTo(settings, settings.mobileNumber, template)

  const tokenIn = ({ text }: Message): string => /\/continue#token=([\w-]{43}) /.exec(text)?.[1] ?? ''

  /** The newest message of this template, once there are so many. */
  async function arrived(applicant: Applicant, template: string, count: number): Promise<Message> {
    const messages = await eventually(async () => {
      const found = await inbox(applicant, template)
      expect(found.length).toBeGreaterThanOrEqual(count)
      return found
    })
    expect(messages).toHaveLength(count)
    return messages[0] as Message
  }

  const after = (hours: number) => product().moveClock(openHour - Date.now() + hours * hour)

  const press = (browser: Applicant, token: string, transactionId?: string) =>
    browser.client.call(calls.continueApplication, { token }, transactionId ? { transactionId } : {})

  async function linkFor(applicant: Applicant): Promise<string> {
    await need(applicant.client.call(calls.sendContinueLink, {}))
    return tokenIn(await arrived(applicant, 'RESUME_LINK', 1))
  }

  const newPhone = ({ settings: { mobileNumber } }: Applicant) => new Applicant(settings(mobileNumber))

  test('[RT-75] goes out after a day without a sign of the applicant and once more after three, by day, and opens with a code', async () => {
    await after(0)
    const applicant = await beginner()
    await after(23)
    await workIsDone(product(), { of: applicant })
    expect(await inbox(applicant, 'RESUME_REMINDER')).toEqual([])
    await after(25)
    const reminder = await arrived(applicant, 'RESUME_REMINDER', 1)
    expect(reminder.text).toContain('http://localhost/continue#token=')
    expect(reminder.text).toContain('until Monday, 23 November')
    expect(reminder.text).not.toContain(applicant.settings.mobileNumber)
    await after(25 + 12)
    await workIsDone(product(), { of: applicant })
    expect(await inbox(applicant, 'RESUME_REMINDER')).toHaveLength(1)
    await after(24 * 3 - 3)
    await workIsDone(product(), { of: applicant })
    expect(await inbox(applicant, 'RESUME_REMINDER')).toHaveLength(1)
    await after(24 * 3 + 1)
    const second = await arrived(applicant, 'RESUME_REMINDER', 2)
    await after(24 * 9)
    await workIsDone(product(), { of: applicant })
    expect(await inbox(applicant, 'RESUME_REMINDER')).toHaveLength(2)

    await after(24 * 3 + 2)
    const phone = newPhone(applicant)
    const sent = await need(press(phone, tokenIn(second)))
    const { mobileNumber } = applicant.settings
    expect(sent.maskedMobile).toBe(`${mobileNumber.slice(0, 2)}****${mobileNumber.slice(-4)}`)
    const underWay = await need(phone.client.call(calls.signInUnderWay, {}))
    expect(JSON.stringify([sent, underWay])).not.toContain(mobileNumber)
    const proven = await need(phone.client.call(calls.validateOTP, { otp: await phone.code() }))
    phone.sessionToken = proven.sessionToken
    expect((await need(phone.load('Y')))[0]?.applicationReferenceNo).toBe(applicant.applicationId)
  })

  test('[T22, T8] works once, opens nothing without the code, and looks the same used, expired and unknown', async () => {
    await after(0)
    const applicant = await beginner()
    const token = await linkFor(applicant)
    const browsers = Array.from({ length: 12 }, () => newPhone(applicant))
    const presses = await Promise.all(browsers.map((browser) => press(browser, token)))
    const opened = browsers.filter((_, index) => presses[index]?.ok)
    expect(opened).toHaveLength(1)
    const problems = presses.flatMap((answer) => (answer.ok ? [] : [{ ...saidBy(answer), message: '' }]))
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1)
    expect(problems[0]).toMatchObject({ problem: 'NOT_FOUND', detail: {} })
    const unknown = await press(newPhone(applicant), 'x'.repeat(43))
    expect({ ...saidBy(unknown), message: '' }).toEqual(problems[0])

    const [phone] = opened as [Applicant]
    expect(await phone.load('Y')).toMatchObject({ ok: false, problem: 'E_NO_SESSIONID' })
    const otp = await phone.code()
    const stranger = newPhone(applicant)
    expect(await stranger.client.call(calls.validateOTP, { otp })).toMatchObject({ problem: 'OTP_EXPIRED' })
    expect(await stranger.client.call(calls.generateOTP, {})).toMatchObject({ problem: 'NOT_FOUND' })
    await need(phone.client.call(calls.validateOTP, { otp }))

    const another = await beginner()
    const late = await linkFor(another)
    await after(24 * 4)
    expect({ ...saidBy(await press(newPhone(another), late)), message: '' }).toEqual(problems[0])
  })

  test('is pressed twice in one transaction, with one code and one answer; a press without a code leaves it unused', async () => {
    await after(0)
    const applicant = await beginner()
    const token = await linkFor(applicant)
    const phone = newPhone(applicant)
    await product().dial({ systems: { sms: { failure: '503' } } })
    const transactionId = crypto.randomUUID()
    const first = await need(press(phone, token, transactionId))
    expect(first.delivery).toBe('late')
    await product().dial({ systems: { sms: { failure: 'none' } } })
    expect(await need(press(phone, token, transactionId))).toEqual(first)
    const { otp = '' } = await arrived(applicant, 'MOBILE_OTP', 2)
    const entered = { transactionId: crypto.randomUUID() }
    for (let time = 1; time <= 2; time++) await need(phone.client.call(calls.validateOTP, { otp }, entered))

    const [limited, other] = [await beginner(), 'b'.repeat(20)]
    const second = await linkFor(limited)
    const { masterData, store } = deps()
    const ask = { purpose: 'mobile', target: limited.settings.mobileNumber, byLink: true, browser: other } as const
    await store.challenges.request({ ...ask, at: deps().clock(), limits: masterData().policy })
    const tooSoon = await press(newPhone(limited), second)
    expect(tooSoon).toMatchObject({ ok: false, problem: 'OTP_TOO_SOON' })
    await after(1)
    expect(await press(newPhone(limited), second)).toMatchObject({ ok: true })
  })

  test('[RT-75, RO-14] leads to it later if another device holds the application, and then once', async () => {
    await after(0)
    const applicant = await beginner()
    const token = await linkFor(applicant)
    const openOn = async (phone: Applicant) => {
      await need(press(phone, token))
      const proven = await need(phone.client.call(calls.validateOTP, { otp: await phone.code() }))
      phone.sessionToken = proven.sessionToken
      return phone.load('Y')
    }
    const early = newPhone(applicant)
    expect(await openOn(early)).toMatchObject({ ok: false, problem: 'E_INVALID_SESSION' })
    expect(JSON.stringify(await need(early.client.call(calls.signInUnderWay, {})))).not.toContain(token)
    // The hold ends with the idle session.
    await after(1)
    expect(await openOn(newPhone(applicant))).toMatchObject({ ok: true })
    expect(await early.load('Y')).toMatchObject({ ok: false })
    expect(await press(newPhone(applicant), token)).toMatchObject({ ok: false, problem: 'NOT_FOUND' })
  })

  test('to an application that is closed since is like one that never was', async () => {
    await after(0)
    const applicant = await beginner()
    const token = await linkFor(applicant)
    await need(applicant.client.call(calls.withdrawApplication, {}))
    expect(await press(newPhone(applicant), token)).toMatchObject({ ok: false, problem: 'NOT_FOUND' })
    await after(26)
    await workIsDone(product(), { of: applicant })
    expect(await inbox(applicant, 'RESUME_REMINDER')).toEqual([])
  })

  test('ends the reminders when its reader says so, and opens nothing by that', async () => {
    await after(0)
    const applicant = await beginner()
    const token = await linkFor(applicant)
    const phone = newPhone(applicant)
    expect(await need(phone.client.call(calls.stopReminders, { token }))).toEqual({})
    // The link is as good as before: stopping is no reason to lose the way back.
    expect((await press(phone, token)).ok).toBe(true)
    expect(await phone.client.call(calls.stopReminders, { token })).toMatchObject({ problem: 'NOT_FOUND' })
    await after(26)
    await workIsDone(product(), { of: applicant })
    expect(await inbox(applicant, 'RESUME_REMINDER')).toEqual([])
  })

  test('is not sent to remind somebody who has ended the reminders where they are signed in', async () => {
    await after(0)
    const applicant = await beginner()
    await need(applicant.client.call(calls.endReminders, {}))
    await after(26)
    await workIsDone(product(), { of: applicant })
    expect(await inbox(applicant, 'RESUME_REMINDER')).toEqual([])
  })

  test('is asked for three times a day, and comes once the gateway is back', async () => {
    await after(0)
    const applicant = await beginner()
    await product().dial({ systems: { sms: { failure: '503' } } })
    await need(applicant.client.call(calls.sendContinueLink, { language: 'hi' }))
    await wasTried(product(), 'continue-link', applicant)
    expect(await inbox(applicant, 'RESUME_LINK')).toEqual([])
    await product().dial({ systems: { sms: { failure: 'none' } } })
    await after(2)
    expect((await arrived(applicant, 'RESUME_LINK', 1)).text).toContain('अपना')
    await applicant.load()
    await after(0)
    for (const problem of [undefined, undefined, 'TOO_MANY']) {
      const asked = await applicant.client.call(calls.sendContinueLink, {})
      expect(asked.ok ? undefined : asked.problem).toBe(problem)
    }
    await arrived(applicant, 'RESUME_LINK', 3)
  })

  test('[T12] asked for again under its transaction, the last link of a day is no link too many', async () => {
    await after(0)
    const applicant = await beginner()
    const ids = [1, 2, 3].map(() => randomUUID())
    for (const transactionId of [...ids, ...ids])
      await need(applicant.client.call(calls.sendContinueLink, {}, { transactionId }))
    expect(await applicant.client.call(calls.sendContinueLink, {})).toMatchObject({ problem: 'TOO_MANY' })
  })
})
