import type { Host } from '../transport.ts'
import type { Crm, PreparedEvent } from './port.ts'
import {
  applicationState,
  caseStatus,
  clientData,
  closeCase,
  contestCase,
  contestStatus,
  preparedEvent,
  pushCase,
  retailerStatus,
} from './wire.ts'

const stateOf = { OPEN: 'working', APPROVED: 'approved', REJECTED: 'rejected' } as const

const retailerWords = { open: 'OPEN', approved: 'APPROVED', closed: 'CLOSED' } as const

const contestStateOf = { OPEN: 'working', UPHELD: 'stays', LIFTED: 'lifted' } as const

const eventWords = {
  sent: 'SENT',
  notSent: 'NOT_SENT',
  opened: 'OPENED',
  confirmed: 'CONFIRMED',
  emailVerified: 'EMAIL_VERIFIED',
} as const satisfies Readonly<Record<PreparedEvent, string>>

export const crmOverHttp = (host: Host): Crm => ({
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
  contest: host.effect(
    contestCase,
    (application: { applicationReferenceNo: string; mobileNumber: string; productCode: string; words: string }) => ({
      externalId: application.applicationReferenceNo,
      mobileNumber: application.mobileNumber,
      productCode: application.productCode,
      words: application.words,
    }),
    () => ({ state: 'working' }),
  ),
  contestStatus: host.read(
    contestStatus,
    ({ applicationReferenceNo }: { applicationReferenceNo: string }) => ({ externalId: applicationReferenceNo }),
    (answer) => ({ state: contestStateOf[answer.contestStatus] }),
  ),
  applicationState: host.read(
    applicationState,
    ({ applicationReferenceNo }: { applicationReferenceNo: string }) => ({ externalId: applicationReferenceNo }),
    (answer) => ({ state: answer.applicationState }),
  ),
  tellRetailer: host.effect(
    retailerStatus,
    (about: {
      applicationReferenceNo: string
      productCode: string
      requestId?: string
      status: keyof typeof retailerWords
    }) => ({
      externalId: about.applicationReferenceNo,
      productCode: about.productCode,
      ...(about.requestId && { requestId: about.requestId }),
      applicationStatus: retailerWords[about.status],
    }),
    () => ({ told: true }),
  ),
  clientData: host.read(
    clientData,
    ({ requestId, clientId }: { requestId: string; clientId: string }) => ({ requestId, clientId }),
    ({ fields, ...prepared }) => ({
      ...prepared,
      answers: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    }),
  ),
  tellTelecaller: host.effect(
    preparedEvent,
    ({ event, ...ids }: { requestId: string; clientId: string; event: PreparedEvent }) => ({
      requestId: ids.requestId,
      clientId: ids.clientId,
      event: eventWords[event],
    }),
    () => ({ told: true }),
  ),
})
