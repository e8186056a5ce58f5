import { loadMasterData } from '@card-journey/bank/load.ts'
import { mostSmsParts } from '@card-journey/bank/sms-parts.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../../compose.ts'
import { sendMessage } from './send-message.ts'

const shipped = loadMasterData()

/** Gateways that take everything, and what they and the log were told. */
function gateways(messages = shipped.messages) {
  const sent: Record<string, unknown>[] = []
  const logged: unknown[] = []
  const take = async (message: Record<string, unknown>) => {
    sent.push(message)
    return { kind: 'answered', value: {}, ms: 1 }
  }
  const deps = {
    masterData: () => ({ ...shipped, messages }),
    systems: { sms: { send: take }, voice: { call: take }, whatsapp: { send: take }, email: { send: take } },
    log: { error: (...line: unknown[]) => logged.push(line) },
  } as unknown as Deps
  return { deps, sent, logged }
}

const code = { template: 'MOBILE_OTP', to: '9876543210', values: { otp: '123456', minutes: '5', host: 'b.example' } }

test.each(['sms', 'voice'] as const)(
  'by %s the text in each language goes out under its own registration',
  async (channel) => {
    const { deps, sent } = gateways()
    for (const language of ['en', 'hi', 'ta', '__proto__'])
      expect(await sendMessage(deps, { ...code, channel, language })).toBe('sent')
    const { dltId } = shipped.messages.find((each) => each.code === code.template && each.channel === channel)!
    expect(dltId?.en).not.toBe(dltId?.hi)
    // A language that there is no text in is answered in English, under the id of the English text.
    expect(sent.map(({ registeredId }) => registeredId)).toEqual([dltId?.en, dltId?.hi, dltId?.en, dltId?.en])
    expect(sent.map(({ text }) => /[\u0900-\u097f]/.test(String(text)))).toEqual([false, true, false, false])
  },
)

test('WhatsApp is told the template’s own name, and no id of the operators’ register', async () => {
  const { deps, sent } = gateways()
  const message = { template: 'CARD_READY', channel: 'whatsapp', to: '9876543210', language: 'hi' } as const
  await sendMessage(deps, { ...message, values: { lastFour: '1234', link: 'https://b.example' } })
  expect(sent).toMatchObject([{ template: 'CARD_READY' }])
  expect(sent[0]).not.toHaveProperty('registeredId')
})

test.each(['en', 'hi'])(
  'an SMS in %s is never sent as more messages than allowed, however long a value gets',
  async (language) => {
    const { deps, sent, logged } = gateways()
    const message = { template: 'RESUME_LINK', channel: 'sms', to: '9876543210', language } as const
    const withLink = (length: number) =>
      sendMessage(deps, { ...message, values: { link: 'x'.repeat(length), until: '1 December 2026' } })
    expect(await withLink(100)).toBe('sent')
    expect(logged).toEqual([])
    expect(await withLink(1000)).toBe('refused')
    expect(sent).toHaveLength(1)
    expect(logged).toEqual([['message-too-long', { kind: 'RESUME_LINK', count: expect.any(Number) }]])
    const [[, { count }]] = logged as [[string, { count: number }]]
    expect(count).toBeGreaterThan(mostSmsParts)
  },
)

test('an email may be as long as it has to be', async () => {
  const { deps, sent } = gateways()
  const message = { template: 'EMAIL_OTP', channel: 'email', to: 'asha@example.in', language: 'en' } as const
  expect(await sendMessage(deps, { ...message, values: { otp: 'x'.repeat(2000), minutes: '5' } })).toBe('sent')
  expect(sent).toHaveLength(1)
})
