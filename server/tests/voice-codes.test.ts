import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'

let people = 9_443_000_000

productOnEngines('a code that is read out by a call', { RATE_FACTOR: '1000' }, (product) => {
  const someone = () =>
    new Applicant({ url: product().url, sandboxUrl: product().sandboxUrl, mobileNumber: String(people++) })
  const inbox = ({ settings }: Applicant) => messagesTo(settings, settings.mobileNumber)
  const ask = (applicant: Applicant, notificationType: 'SMS' | 'CALL', language: 'en' | 'hi' = 'en') => {
    const { mobileNumber } = applicant.settings
    return applicant.client.call(calls.generateOTP, { mobileNumber, notificationType, language })
  }
  const later = (seconds: number) =>
    product().moveClock(product().server.composed.deps.clock() - Date.now() + seconds * 1000)

  test('[CO-61, CO-62] is spoken in words for the ear, digit by digit, in the applicant’s language, and works', async () => {
    const applicant = someone()
    await need(ask(applicant, 'CALL', 'hi'))
    const [call, ...more] = await inbox(applicant)
    expect(more).toEqual([])
    expect(call).toMatchObject({ channel: 'call', template: 'MOBILE_OTP' })
    expect(call?.text).toMatch(/कोड है: \d, \d, \d, \d, \d, \d। एक बार फिर: \d, /)
    // What a browser reads from an SMS is for nobody's ears.
    expect(call?.text).not.toMatch(/[@#]|http/)
    const { mobileNumber } = applicant.settings
    const otp = call?.otp ?? ''
    const checksum = otpChecksum(mobileNumber, otp)
    await need(applicant.client.call(calls.validateOTP, { mobileNumber, otp, checksum }))
  })

  test('[CO-08, LG-32, T4] waits and counts as a text does: too soon after one, and one of the five of an hour', async () => {
    const applicant = someone()
    expect(await need(ask(applicant, 'SMS'))).toMatchObject({ resendInSeconds: 90 })
    expect(await ask(applicant, 'CALL')).toMatchObject({ ok: false, problem: 'OTP_TOO_SOON' })
    await later(91)
    expect(await need(ask(applicant, 'CALL'))).toMatchObject({ resendInSeconds: 30 })
    expect(await ask(applicant, 'SMS')).toMatchObject({ ok: false, problem: 'OTP_TOO_SOON' })
    for (const by of ['CALL', 'SMS', 'CALL'] as const) {
      await later(31)
      await need(ask(applicant, by))
    }
    await later(31)
    for (const by of ['CALL', 'SMS'] as const)
      expect(await ask(applicant, by)).toMatchObject({ ok: false, problem: 'otpAttemptsExceeded' })
    expect((await inbox(applicant)).map(({ channel }) => channel)).toEqual(['call', 'sms', 'call', 'call', 'sms'])
  })

  test('is late while the gateway is away, and rings once it is back', async () => {
    const applicant = someone()
    await product().dial({ systems: { voice: { failure: '503' } } })
    expect(await need(ask(applicant, 'CALL'))).toMatchObject({ delivery: 'late' })
    await product().dial({ systems: { voice: { failure: 'none' } } })
    await applicant.code()
    expect((await inbox(applicant)).map(({ channel }) => channel)).toEqual(['call'])
  })
})
