import { randomBytes, randomUUID } from 'node:crypto'
import type { Application } from '@card-journey/journey/application/application.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../../compose.ts'
import { documentOf, newMobile, noon, onBothEngines } from '../../store/test-stores.ts'
import { takeAttempt } from './attempts.ts'

const secrets = {
  token: () => [randomBytes(32)],
  grant: () => [randomBytes(32)],
  effects: randomBytes(32),
  number: () => randomBytes(32),
}
const masterData = (() => ({ policy: { attempts: { triesPerDay: 3 } } })) as unknown as Deps['masterData']

let crns = 4_100_000_000

onBothEngines('attempts', (store) => {
  /** A customer who applies on one mobile number; `take` counts an attempt in one of their applications. */
  function customer() {
    const crn = String(crns++)
    const application = { ...documentOf(newMobile()), crn } as Application
    const take = (applicationId: string, transactionId: string, dateOfBirth: string) =>
      takeAttempt(
        'birth-date',
        { crn, dateOfBirth },
        { applicationId, application, transactionId, today: '2026-11-19', at: noon },
        { store: store(), secrets, masterData },
      )
    return { take }
  }
  const fiveTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, work))
  const leftOf = (attempt: Awaited<ReturnType<typeof takeAttempt>>) => (attempt === 'spent' ? attempt : attempt.left)

  /** The attempts of a day: those of two applications. */
  async function useAll({ take }: ReturnType<typeof customer>): Promise<{ last: { applicationId: string } }> {
    const applicationIds = [randomUUID(), randomUUID()] as const
    for (const id of applicationIds)
      for (const day of [1, 2, 3]) expect(await take(id, `t${day}`, `1990-01-0${day}`)).toMatchObject({ left: 3 - day })
    return { last: { applicationId: applicationIds[1] } }
  }

  test('with a person’s attempts used up, none of five equal requests at once passes in a new application', async () => {
    const person = customer()
    await useAll(person)
    const applicationId = randomUUID()
    const answers = await fiveTimes(() => person.take(applicationId, 'same', '1990-05-05'))
    expect(answers.map(leftOf)).toEqual(['spent', 'spent', 'spent', 'spent', 'spent'])
    expect(await person.take(applicationId, 'same', '1990-05-05')).toBe('spent')
  })

  test('a repetition of the last attempt that was counted passes; with another date it does not', async () => {
    const person = customer()
    const { last } = await useAll(person)
    expect(await person.take(last.applicationId, 't3', '1990-01-03')).toMatchObject({ left: 0 })
    expect(await person.take(last.applicationId, 't3', '1990-05-05')).toBe('spent')
  })

  test('five equal requests at once count once', async () => {
    const { take } = customer()
    const applicationId = randomUUID()
    const answers = await fiveTimes(() => take(applicationId, 'same', '1990-05-05'))
    expect(answers).not.toContain('spent')
    expect(leftOf(await take(applicationId, 'next', '1990-05-06'))).toBe(1)
  })

  test('an attempt that is given back leaves the day as it was', async () => {
    const person = customer()
    const applicationId = randomUUID()
    const right = await person.take(applicationId, 'right', '1990-05-05')
    if (right === 'spent') throw new Error('the first attempt of a day is there')
    await right.giveBack()
    await useAll(person)
  })
})
