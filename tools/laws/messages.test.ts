import { expect, test } from 'vitest'
import { filesUnder, textOf } from './tree.ts'

interface Template {
  code: string
  channel: string
}

const templates = JSON.parse(textOf('bank/data/messages.json')) as Template[]
const sources = ['server/services', 'server/routes', 'contract/calls']
  .flatMap((folder) => filesUnder(folder))
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map(textOf)

/** What the outbox kind `message` names goes out by every channel that the bank has it for (message-applicant.ts). */
const byEveryChannel = sources.filter((text) => text.includes("kind: 'message'"))

const isSent = ({ code, channel }: Template): boolean => {
  const named = (text: string) => text.includes(`'${code}'`)
  return (
    byEveryChannel.some(named) ||
    sources.some(
      (text) =>
        named(text) &&
        (channel === 'sms' ||
          new RegExp(`(?:channel|purpose): '${channel}'|\\b${channel}: notificationType`).test(text)),
    )
  )
}

test('every message that the bank has a text for is sent by something', () => {
  expect(templates.length).toBeGreaterThan(15)
  expect(templates.filter((template) => !isSent(template)).map(({ code, channel }) => `${code} by ${channel}`)).toEqual(
    [],
  )
})
