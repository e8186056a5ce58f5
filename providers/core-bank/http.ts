import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import { existingCustomerOverHttp, toHostAddress } from './existing-customer-http.ts'
import type { CoreBank, CustomerFile, CustomerFileStatus } from './port.ts'
import { bcifStatus, dedupe, dedupePan, ncifDedupe, openBcif } from './wire.ts'

export const coreBankOverHttp = (host: Host): CoreBank => ({
  ...existingCustomerOverHttp(host),
  dedupeByMobile: host.read(
    dedupe,
    ({ mobileNumber, requestId }: { mobileNumber: string; requestId: string }): z.input<typeof dedupe.request> => ({
      sourceAppId: 'CCSFDC',
      requestId,
      actionType: 'CRN_MB_DOB',
      mobileNumber,
    }),
    ({ crnList, etbFlow, customerKnown }) => ({
      customers: (crnList[0]?.crnDetails ?? []).map(({ crn, crnStatus }) => ({ crn, status: crnStatus ?? '' })),
      etbFlow: etbFlow ?? true,
      customerKnown,
    }),
  ),
  dedupeByPan: host.read(
    dedupePan,
    ({ panNumber }: { panNumber: string }) => ({ panNumber }),
    ({ etbCustomer, registeredMobile }) => ({
      customer: etbCustomer,
      registeredMobile: registeredMobile ?? false,
    }),
  ),
  partyType: host.read(
    ncifDedupe,
    ({ panNumber }: { panNumber: string }) => ({ panNumber }),
    ({ partyType }) => ({ partyType }),
  ),
  openCustomerFile: host.effect(openBcif, toBcif, toFileStatus),
  customerFileStatus: host.read(
    bcifStatus,
    ({ applicationReferenceNo }: { applicationReferenceNo: string }) => ({ externalReference: applicationReferenceNo }),
    toFileStatus,
  ),
})

const toBcif = (file: CustomerFile) => ({
  externalReference: file.applicationReferenceNo,
  customerType: file.customerType,
  mobileNumber: file.mobileNumber,
  panNumber: file.panNumber,
  firstName: file.firstName,
  middleName: file.middleName,
  lastName: file.lastName,
  dob: file.dateOfBirth,
  emailId: file.emailId,
  crnNumber: file.crn,
  addresses: file.addresses.map(toHostAddress),
  taxResidentIndiaOnly: file.taxIndiaOnly,
})

const stateOf = { INIT: 'working', APPROVED: 'approved', REJECTED: 'rejected' } as const

const toFileStatus = (answer: {
  bcifStatus: keyof typeof stateOf
  applicationNumber: string
  crnNumber?: string
}): CustomerFileStatus => ({
  state: stateOf[answer.bcifStatus],
  applicationNumber: answer.applicationNumber,
  crn: answer.crnNumber,
})
