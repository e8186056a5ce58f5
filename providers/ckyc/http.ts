import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { Ckyc, CkycRecord } from './port.ts'
import { download, redeemToken, requestCode, search } from './wire.ts'

export const ckycOverHttp = (host: Host): Ckyc => ({
  search: host.read(
    search,
    (person: { panNumber: string; dateOfBirth: string }) => ({
      idType: 'C' as const,
      idNo: person.panNumber,
      dob: person.dateOfBirth,
    }),
    ({ ckycNo }) => (ckycNo === undefined ? { found: false } : { found: true, ckycId: ckycNo }),
  ),
  requestCode: host.effect(
    requestCode,
    ({ ckycId, returnUrl }: { ckycId: string; returnUrl: string }) => ({ ckycNo: ckycId, returnUrl }),
    ({ txn, maskedMobile }) => ({ transactionId: txn, maskedMobile }),
  ),
  download: host.effect(
    download,
    ({ transactionId, otp, dateOfBirth }: { transactionId: string; otp: string; dateOfBirth: string }) => ({
      txn: transactionId,
      otp,
      dob: dateOfBirth,
    }),
    toRecord,
  ),
  redeemToken: host.effect(
    redeemToken,
    ({ transactionId, token, dateOfBirth }: { transactionId: string; token: string; dateOfBirth: string }) => ({
      txn: transactionId,
      CKYCToken: token,
      dob: dateOfBirth,
    }),
    toRecord,
  ),
})

const quality = { GOOD: 'good', STALE: 'stale', INCOMPLETE: 'incomplete' } as const

const toRecord = (record: z.output<typeof download.response>): CkycRecord => ({
  ckycId: record.ckycNo,
  firstName: record.firstName,
  middleName: record.middleName,
  lastName: record.lastName,
  dateOfBirth: record.dob,
  city: record.permCity,
  pincode: record.permPin,
  quality: quality[record.recordStatus],
})
