import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { Ckyc, CkycRecord } from './port.ts'
import { download, redeemToken, search } from './wire.ts'

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
  download: host.read(
    download,
    ({ ckycId, dateOfBirth }: { ckycId: string; dateOfBirth: string }) => ({ ckycNo: ckycId, dob: dateOfBirth }),
    toRecord,
  ),
  redeemToken: host.read(redeemToken, ({ token }: { token: string }) => ({ CKYCToken: token }), toRecord),
})

const quality = { GOOD: 'good', STALE: 'stale', INCOMPLETE: 'incomplete' } as const

const toRecord = (record: z.output<typeof download.response>): CkycRecord => ({
  ckycId: record.ckycNo,
  firstName: record.firstName,
  middleName: record.middleName,
  lastName: record.lastName,
  dateOfBirth: record.dob,
  gender: record.gender,
  addressLine1: record.permAdd1,
  addressLine2: record.permAdd2,
  city: record.permCity,
  state: record.permState,
  pincode: record.permPin,
  quality: quality[record.recordStatus],
})
