import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { BureauEnquiry, Bureaus } from './port.ts'
import { bureaus } from '@card-journey/journey/ids/bureaus.ts'

interface Known {
  onRecord: Omit<BureauEnquiry, 'bureau'>
  onlySecond: Omit<BureauEnquiry, 'bureau'>
}

export function bureauConformance(port: () => Bureaus, { onRecord, onlySecond }: Known) {
  for (const bureau of bureaus) {
    effectConformance(
      `an enquiry at the ${bureau} bureau`,
      () => port().pull,
      () => ({ ...onlySecond, bureau }),
    )
  }

  test.each([
    ['first', onRecord],
    ['second', onlySecond],
  ] as const)('a record of the %s bureau has a score and dated addresses of a type', async (bureau, person) => {
    const report = valueOf(await port().pull({ ...person, bureau, reference: randomUUID() }))
    expect(report).toMatchObject({ found: true, score: expect.any(Number) })
    const addresses = report.found ? report.addresses : []
    expect(addresses.length).toBeGreaterThan(0)
    for (const { type, reportedDate, text, pincode } of addresses) {
      expect(type.length * text.length).toBeGreaterThan(0)
      expect(reportedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(pincode).toMatch(/^[1-9]\d{5}$/)
    }
  })

  test('a person unknown to the first bureau may be known to the second', async () => {
    expect(valueOf(await port().pull({ ...onlySecond, bureau: 'first', reference: randomUUID() })).found).toBe(false)
    expect(valueOf(await port().pull({ ...onlySecond, bureau: 'second', reference: randomUUID() })).found).toBe(true)
  })
}
