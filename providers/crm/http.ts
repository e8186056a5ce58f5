import type { Host } from '../transport.ts'
import type { Crm } from './port.ts'
import { applicationState, caseStatus, clientData, closeCase, contestCase, contestStatus, pushCase } from './wire.ts'

const stateOf = { OPEN: 'working', APPROVED: 'approved', REJECTED: 'rejected' } as const

const contestStateOf = { OPEN: 'working', UPHELD: 'stays', LIFTED: 'lifted' } as const

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
  clientData: host.read(
    clientData,
    ({ requestId, clientId }: { requestId: string; clientId: string }) => ({ requestId, clientId }),
    ({ fields, ...prepared }) => ({
      ...prepared,
      answers: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    }),
  ),
})
