import { expect, test } from 'vitest'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { Applicant, need } from './applicant.ts'
import { atPermission } from './before-the-call.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { goTo, openHour } from './running.ts'
import { placeAt } from './stored.ts'

productOnEngines('a hand-off to a phone', { RATE_FACTOR: '100000', VKYC_DESKTOP: 'off' }, (product) => {
  const ask = (desktop: Applicant, by: 'qr' | 'sms' = 'qr') =>
    need(desktop.client.call(calls.handOff, { by, language: 'en' }))
  const state = async (browser: Applicant, token: string) => {
    const answer = await browser.client.call(calls.followHandOff, { token })
    return answer.ok ? answer.response.state : answer.problem
  }
  const newBrowser = ({ settings: { mobileNumber } }: Applicant) =>
    new Applicant({ url: product().url, sandboxUrl: product().sandboxUrl, mobileNumber })
  /** The phone opens the link and proves the mobile number; it has not asked for the application yet. */
  async function proven(phone: Applicant, token: string): Promise<void> {
    await need(phone.client.call(calls.continueApplication, { token }))
    const { sessionToken } = await need(phone.client.call(calls.validateOTP, { otp: await phone.code() }))
    phone.sessionToken = sessionToken
  }

  test('[VK-12, RT-75] the phone proves the number and takes over, the desktop follows and takes back', async () => {
    await product().moveClock(openHour - Date.now())
    const desktop = await atPermission(product())
    const { token, link, expiresAt } = await ask(desktop)
    expect(link).toBe(`http://localhost/continue#token=${token}`)
    expect(Date.parse(expiresAt) - product().server.composed.deps.clock()).toBeLessThanOrEqual(600_000)
    expect(await state(desktop, token)).toBe('waiting')
    const phone = newBrowser(desktop)
    await need(phone.client.call(calls.continueApplication, { token }))
    expect(await state(desktop, token)).toBe('opened')
    // The link alone opens nothing.
    expect(await phone.load('Y')).toMatchObject({ ok: false, problem: 'E_NO_SESSIONID' })
    const { sessionToken } = await need(phone.client.call(calls.validateOTP, { otp: await phone.code() }))
    phone.sessionToken = sessionToken
    await need(phone.load('Y'))
    expect(phone.screen).toBe('permission')
    expect(await state(desktop, token)).toBe('onPhone')
    expect(await desktop.client.call(calls.callSlots, {})).toMatchObject({ ok: false, problem: 'A101' })
    // As long as the phone's page is open, it is the phone's.
    expect(await desktop.client.call(calls.takeBack, { token })).toMatchObject({ problem: 'E_INVALID_SESSION' })
    await need(phone.client.call(calls.leaveApplication, { path: '/auth/permission', exit: false }))
    expect(await state(desktop, token)).toBe('left')
    const [view] = await need(desktop.client.call(calls.takeBack, { token }))
    expect(view?.applicationReferenceNo).toBe(desktop.applicationId)
    desktop.see(view)
    await need(desktop.client.call(calls.callSlots, {}))
    expect(await phone.client.call(calls.callSlots, {})).toMatchObject({ ok: false, problem: 'A101' })
  })

  test('[VK-12] once the call is over the desktop continues, although the page on the phone is open', async () => {
    await product().moveClock(openHour - Date.now())
    const desktop = await atPermission(product())
    const { token } = await ask(desktop)
    const phone = newBrowser(desktop)
    await proven(phone, token)
    await need(phone.load('Y'))
    const stored = await product().server.composed.store.applications.read(desktop.applicationId)
    if (!stored) throw new Error('no application')
    const approved = withFacts(stored.document, { videoKyc: { ticket: 'vk-done', outcome: 'approved' } })
    await placeAt(product(), desktop, { ...approved, completedScreen: 'VKYC_APPROVED' })
    expect(await state(desktop, token)).toBe('done')
    const [view] = await need(desktop.client.call(calls.takeBack, { token }))
    expect(view?.facts.videoKyc?.outcome).toBe('approved')
  })

  test('[T22, T8] the link works once, for ten minutes, and only the browser that made it can follow it or take back', async () => {
    await product().moveClock(openHour - Date.now())
    const desktop = await atPermission(product())
    const { token } = await ask(desktop)
    const stranger = await atPermission(product())
    expect(await state(stranger, token)).toBe('NOT_FOUND')
    const phones = Array.from({ length: 8 }, () => newBrowser(desktop))
    const presses = await Promise.all(phones.map((phone) => phone.client.call(calls.continueApplication, { token })))
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1)
    // Nothing was taken over with it yet, so there is nothing to take back from anybody else either.
    expect(await stranger.client.call(calls.takeBack, { token })).toMatchObject({ problem: 'NOT_FOUND' })

    const { token: late } = await ask(desktop)
    await goTo(product(), '2026-11-19T11:11:00')
    expect(await state(desktop, late)).toBe('expired')
    expect(await newBrowser(desktop).client.call(calls.continueApplication, { token: late })).toMatchObject({
      problem: 'NOT_FOUND',
    })
    expect(await desktop.client.call(calls.takeBack, { token: late })).toMatchObject({ problem: 'NOT_FOUND' })
  })

  test('whoever goes on at the desktop keeps the application, and the phone is told', async () => {
    await product().moveClock(openHour - Date.now())
    const desktop = await atPermission(product())
    const { token } = await ask(desktop)
    const phone = newBrowser(desktop)
    await proven(phone, token)
    await need(desktop.client.call(calls.callSlots, {}))
    expect(await phone.load('Y')).toMatchObject({ ok: false, problem: 'E_INVALID_SESSION' })
    expect(await state(desktop, token)).toBe('opened')
  })

  test('a phone that opens the link before the last is followed, and the application taken back from it', async () => {
    await product().moveClock(openHour - Date.now())
    const desktop = await atPermission(product())
    const { token: first } = await ask(desktop)
    const { token: second } = await ask(desktop, 'sms')
    expect(await desktop.client.call(calls.takeBack, { token: second })).toMatchObject({ problem: 'NOT_FOUND' })
    const phone = newBrowser(desktop)
    await proven(phone, first)
    await need(phone.load('Y'))
    expect(await state(desktop, second)).toBe('onPhone')
    await need(phone.client.call(calls.leaveApplication, { path: '/auth/permission', exit: false }))
    expect(await state(desktop, second)).toBe('left')
    await need(desktop.client.call(calls.takeBack, { token: second }))
    await need(desktop.client.call(calls.callSlots, {}))
  })

  test('the same link comes by SMS, once, to the number on record', async () => {
    await product().moveClock(openHour - Date.now())
    const desktop = await atPermission(product())
    const { link } = await ask(desktop, 'sms')
    const { mobileNumber } = desktop.settings
    await eventually(async () => expect(await messagesTo(product(), mobileNumber, 'HAND_OFF_LINK')).toHaveLength(1))
    expect((await messagesTo(product(), mobileNumber, 'HAND_OFF_LINK'))[0]?.text).toContain(`${link} `)
    for (let count = 1; count < 10; count++) await ask(desktop)
    expect(await desktop.client.call(calls.handOff, { by: 'qr', language: 'en' })).toMatchObject({
      problem: 'TOO_MANY',
    })
  })
})
