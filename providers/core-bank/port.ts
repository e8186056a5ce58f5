import type { Effect, Read } from '../provider-result.ts'
import type { ExistingCustomer } from './existing-customer.ts'
import type { HostAddress } from './host-address.ts'

/** A customer relationship. A null or absent status becomes ''. */
export interface CustomerNumber {
  crn: string
  status: string
}

export interface Dedupe {
  customers: CustomerNumber[]
  /** False sends the browser to the external journey for existing customers (LG-29). */
  etbFlow: boolean
  /** The mobile number is a customer's, even if the response has no CRN. */
  customerKnown: boolean
}

/** What the bank's customer file needs about a new or changed customer. Dates yyyy-MM-dd. */
export interface CustomerFile {
  applicationReferenceNo: string
  customerType: 'NTB' | 'ETB'
  mobileNumber: string
  panNumber: string
  firstName: string
  middleName: string
  lastName: string
  dateOfBirth: string
  emailId: string
  /** Set for existing customers. */
  crn?: string
  addresses: HostAddress[]
  /** Declared tax residency: Y is India only. Absent for existing customers, whose file has it. */
  taxIndiaOnly?: 'Y' | 'N'
}

/** `crn` is set once the file of a new customer is approved. */
export interface CustomerFileStatus {
  state: 'working' | 'approved' | 'rejected'
  applicationNumber: string
  crn?: string
}

/** Core banking: who is a customer, and the customer file (BCIF). */
export interface CoreBank extends ExistingCustomer {
  /** Customers with this mobile number. None: an empty list with etbFlow true. */
  dedupeByMobile: Read<{ mobileNumber: string; requestId: string }, Dedupe>
  /** Whether a PAN belongs to a customer, and whether that customer has a registered mobile. */
  dedupeByPan: Read<{ panNumber: string }, { customer: boolean; registeredMobile: boolean }>
  /** Party type of a PAN in the customer file; R is a retail customer (PAN_ALREADY_REGISTERED). Absent: no customer. */
  partyType: Read<{ panNumber: string }, { partyType?: string }>
  /**
   * Requests that a customer file be opened or updated; the application's number comes immediately, the result later.
   */
  openCustomerFile: Effect<CustomerFile, CustomerFileStatus>
  /** Refused: NO_SUCH_APPLICATION. */
  customerFileStatus: Read<{ applicationReferenceNo: string }, CustomerFileStatus>
}
