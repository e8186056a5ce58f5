import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { Airline } from './port.ts'

export function airlineConformance(port: () => Airline, known: { mobile: string; noMember: string }) {
  const person = () => ({
    mobileNumber: known.mobile,
    firstName: 'Asha',
    lastName: 'Rao',
    dateOfBirth: '1990-01-01',
    emailId: 'asha@mail.example',
  })

  effectConformance('a membership', () => port().registerMember, person)

  test('a new member’s number is known, and stays theirs', async () => {
    const join = async () => valueOf(await port().registerMember({ ...person(), reference: randomUUID() }))
    const { frequentFlyerNumber } = await join()
    expect(await join()).toEqual({ frequentFlyerNumber })
    expect(valueOf(await port().member({ frequentFlyerNumber })).known).toBe(true)
    expect(valueOf(await port().member({ frequentFlyerNumber: known.noMember })).known).toBe(false)
  })
}
