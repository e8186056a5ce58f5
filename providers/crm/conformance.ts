import { expect, test } from 'vitest'
import { valueOf } from '../effect-conformance.ts'
import { caseConformance } from '../los/conformance.ts'
import type { Crm } from './port.ts'

interface Known {
  approvedMobile: string
  rejectedMobile: string
  prepared: { requestId: string; clientId: string; mobileNumber: string }
}

export function crmConformance(port: () => Crm, known: Known) {
  caseConformance(port, known)

  test('prepared client data is given to a caller who knows both ids', async () => {
    expect(valueOf(await port().clientData(known.prepared))).toMatchObject(known.prepared)
    expect(await port().clientData({ ...known.prepared, clientId: 'SOMEBODY' })).toMatchObject({
      kind: 'refused',
      code: 'CLIENT_DATA_UNKNOWN',
    })
  })
}
