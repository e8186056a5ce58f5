import { expect, test } from 'vitest'
import { livenessMethods, policy, questions } from './desk-data.ts'
import { scriptOf } from './session-script.ts'
import { knownOf } from './subject.ts'

const known = knownOf({
  customerName: 'Asha Rao',
  mobileNumber: '9000000001',
  identity: {
    mobile: '9000000001',
    panNumber: 'BKQPR1001A',
    firstName: 'Asha',
    middleName: '',
    lastName: 'Rao',
    dateOfBirth: '1992-04-16',
  },
  aadhaarLastFour: '2346',
})

test('each session asks in an order of its own, and the same session always in the same', () => {
  const orders = Array.from({ length: 12 }, (_, session) => scriptOf('vk-1', session + 1, known))
  expect(new Set(orders.map((script) => script.questions.map(({ id }) => id).join())).size).toBeGreaterThan(6)
  expect(new Set(orders.map((script) => script.liveness.map(({ id }) => id).join())).size).toBeGreaterThan(6)
  expect(scriptOf('vk-1', 3, known)).toEqual(orders[2])
})

test('no two questions of a session are about the same thing, and each names the answer to expect', () => {
  for (let session = 1; session <= 50; session += 1) {
    const asked = scriptOf('vk-2', session, known).questions
    expect(asked).toHaveLength(policy.questionsAsked)
    const abouts = asked.map(({ id }) => questions.find((each) => each.id === id)?.about)
    expect(new Set(abouts).size).toBe(asked.length)
    for (const { id, expected } of asked)
      expect(expected).toBe(known[questions.find((each) => each.id === id)?.expects ?? 'name'])
  }
})

test('nothing is asked whose answer the bank does not know', () => {
  const asked = Array.from(
    { length: 30 },
    (_, session) => scriptOf('vk-3', session, { mobileEnding: '0001' }).questions,
  )
  expect(new Set(asked.flat().map(({ id }) => id))).toEqual(new Set(['mobile-ending']))
})

test('liveness can always be shown without blinking, without speaking and without seeing', () => {
  expect(livenessMethods.map(({ text }) => text).join(' ')).not.toMatch(/blink|eye|wink/i)
  const ids = livenessMethods.map(({ id }) => id)
  expect(
    scriptOf('vk-4', 1, known)
      .liveness.map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted())
  expect(scriptOf('vk-4', 1, known).liveness.find(({ id }) => id === 'code')?.text).toMatch(/\b\d{4}\b/)
})
