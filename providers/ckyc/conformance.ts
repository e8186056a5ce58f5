import { expect, test } from 'vitest'
import { valueOf } from '../effect-conformance.ts'
import type { Ckyc } from './port.ts'

interface Known {
  found: { panNumber: string; dateOfBirth: string; lastName: string }
  strangerPan: string
}

export function ckycConformance(port: () => Ckyc, { found, strangerPan }: Known) {
  test('a stranger has no record', async () => {
    expect(valueOf(await port().search({ ...found, panNumber: strangerPan }))).toEqual({ found: false })
  })

  test('a record is found by PAN and downloaded with the birth date only', async () => {
    const search = valueOf(await port().search(found))
    const ckycId = search.found ? search.ckycId : ''
    const record = valueOf(await port().download({ ckycId, dateOfBirth: found.dateOfBirth }))
    expect(record).toMatchObject({ ckycId, lastName: found.lastName, quality: 'good' })
    expect(await port().download({ ckycId, dateOfBirth: '1901-01-01' })).toMatchObject({
      kind: 'refused',
      code: 'BIRTH_DATE_DIFFERS',
    })
  })
}
