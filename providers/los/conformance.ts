import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { Los } from './port.ts'

/** LOS and CRM review cases alike. */
export function caseConformance(
  port: () => Pick<Los, 'push' | 'close' | 'status'>,
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

  test('a case that is closed is not approved any more, and one that was never pushed is not closed', async () => {
    const asked = application(approvedMobile)
    await port().push({ ...asked, reference: randomUUID() })
    expect(valueOf(await port().close({ ...asked, reference: randomUUID() }))).toEqual({ closed: true })
    expect(valueOf(await port().status(asked)).state).toBe('rejected')
    const unknown = { applicationReferenceNo: randomUUID(), reference: randomUUID() }
    expect(await port().close(unknown)).toMatchObject({ code: 'NO_SUCH_APPLICATION' })
  })

  test('a case that was never pushed is refused', async () => {
    expect(await port().status({ applicationReferenceNo: randomUUID() })).toMatchObject({ code: 'NO_SUCH_APPLICATION' })
  })
}
