import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import { caseConformance } from '../los/conformance.ts'
import type { Crm } from './port.ts'

interface Known {
  approvedMobile: string
  rejectedMobile: string
  /** A person whose contested rejection is lifted. */
  liftedMobile: string
  prepared: { requestId: string; clientId: string; mobileNumber: string }
}

export function crmConformance(port: () => Crm, known: Known) {
  caseConformance(port, known)

  const contested = (mobileNumber: string) => ({
    applicationReferenceNo: randomUUID(),
    mobileNumber,
    productCode: 'PVRB',
    words: 'Please look again.',
  })

  effectConformance(
    'a contested decision',
    () => port().contest,
    () => contested(known.rejectedMobile),
  )

  test.each([
    [known.rejectedMobile, 'stays'],
    [known.liftedMobile, 'lifted'],
  ])('a decision contested by %s %s in the end', async (mobile, outcome) => {
    const asked = contested(mobile)
    await port().contest({ ...asked, reference: randomUUID() })
    await vi.waitFor(async () => expect(valueOf(await port().contestStatus(asked)).state).toBe(outcome), {
      timeout: 10_000,
      interval: 50,
    })
  })

  test('a decision that nobody contested is refused', async () => {
    expect(await port().contestStatus({ applicationReferenceNo: randomUUID() })).toMatchObject({
      code: 'NO_SUCH_APPLICATION',
    })
  })

  test('an application that was pushed has a state, another one is refused', async () => {
    const pushed = { applicationReferenceNo: randomUUID(), mobileNumber: known.approvedMobile, productCode: 'PVRB' }
    await port().push({ ...pushed, reference: randomUUID() })
    expect(valueOf(await port().applicationState(pushed)).state).toMatch(/^(new|open)$/i)
    expect(await port().applicationState({ applicationReferenceNo: randomUUID() })).toMatchObject({
      code: 'NO_SUCH_APPLICATION',
    })
  })

  effectConformance(
    'the status for a retailer',
    () => port().tellRetailer,
    () => ({ applicationReferenceNo: randomUUID(), productCode: 'VSTR', status: 'open' as const }),
  )

  effectConformance(
    'what became of a prepared application',
    () => port().tellTelecaller,
    () => ({
      requestId: known.prepared.requestId,
      clientId: known.prepared.clientId,
      event: 'opened' as const,
    }),
  )

  test('prepared client data is given to a caller who knows both ids', async () => {
    expect(valueOf(await port().clientData(known.prepared))).toMatchObject(known.prepared)
    expect(await port().clientData({ ...known.prepared, clientId: 'SOMEBODY' })).toMatchObject({
      kind: 'refused',
      code: 'CLIENT_DATA_UNKNOWN',
    })
  })
}
