import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { Los } from './port.ts'

/** LOS and CRM review cases alike. */
export function caseConformance(
  port: () => Pick<Los, 'push' | 'status'>,
  { approvedMobile, rejectedMobile }: { approvedMobile: string; rejectedMobile: string },
) {
  const application = (mobileNumber: string) => ({
    applicationReferenceNo: randomUUID(),
    mobileNumber,
    productCode: 'pvrb',
  })

  effectConformance(
    'a case',
    () => port().push,
    () => application(approvedMobile),
  )

  test.each([
    [approvedMobile, 'approved'],
    [rejectedMobile, 'rejected'],
  ])('the case of %s is %s in the end', async (mobile, outcome) => {
    const asked = application(mobile)
    await port().push({ ...asked, reference: randomUUID() })
    await vi.waitFor(async () => expect(valueOf(await port().status(asked)).state).toBe(outcome), {
      timeout: 10_000,
      interval: 50,
    })
  })

  test('a case that was never pushed is refused', async () => {
    expect(await port().status({ applicationReferenceNo: randomUUID() })).toMatchObject({ code: 'NO_SUCH_APPLICATION' })
  })
}
