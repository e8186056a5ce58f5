import type { Host } from '../transport.ts'
import type { Los } from './port.ts'
import { caseStatus, closeCase, pushCase } from './wire.ts'

const stateOf = { OPEN: 'working', APPROVED: 'approved', REJECTED: 'rejected' } as const

export const losOverHttp = (host: Host): Los => ({
  push: host.effect(
    pushCase,
    (application: { applicationReferenceNo: string; mobileNumber: string; productCode: string }) => ({
      externalId: application.applicationReferenceNo,
      mobileNumber: application.mobileNumber,
      productCode: application.productCode,
    }),
    () => ({ state: 'working' }),
  ),
  close: host.effect(
    closeCase,
    ({ applicationReferenceNo }: { applicationReferenceNo: string }) => ({ externalId: applicationReferenceNo }),
    () => ({ closed: true }),
  ),
  status: host.read(
    caseStatus,
    ({ applicationReferenceNo }: { applicationReferenceNo: string }) => ({ externalId: applicationReferenceNo }),
    (answer) => ({ state: stateOf[answer.caseStatus] }),
  ),
})
