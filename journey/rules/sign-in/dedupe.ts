import { codeOf, isYes } from '../../fields/flag.ts'

export interface DedupeAnswer {
  /** Every CRN of the list, whatever its status. A null or absent status is blank. */
  customers: readonly { crn: string; status?: string | null }[]
  etbFlow?: boolean | string
  /** The mobile number is a customer's, even if the response has no CRN. */
  customerKnown?: boolean | string
}

/** `crn`: to be typed; `multiple-crn`: to be chosen; `dob`: there is only one. */
export type DedupeOutcome =
  | { to: 'create'; customerType: 'ETB'; screen: 'crn' | 'multiple-crn' | 'dob'; crns: string[] }
  | { to: 'create'; customerType: 'NTB'; screen: 'personal-details' }
  | { to: 'externalEtb' }

/** A CRN that core banking holds as suspicious, or without any status (CO-28). */
export const isSuspicious = (status: string | null | undefined): boolean => ['', 'SUS'].includes(codeOf(status))

/** Who a mobile number belongs to (LG-07, LG-08, LG-11, in the order of rulings, LG-29). */
export function dedupeOutcome(answer: DedupeAnswer): DedupeOutcome {
  const { customers } = answer
  const suspicious = customers.some((customer) => isSuspicious(customer.status))
  if (!suspicious && leaves(answer.etbFlow)) return { to: 'externalEtb' }
  if (customers.length === 0 && !isTrue(answer.customerKnown)) {
    return { to: 'create', customerType: 'NTB', screen: 'personal-details' }
  }
  const screen = customers.length === 0 ? 'crn' : customers.length === 1 ? 'dob' : 'multiple-crn'
  return { to: 'create', customerType: 'ETB', screen, crns: customers.map((customer) => customer.crn) }
}

const leaves = (etbFlow: boolean | string | undefined): boolean =>
  etbFlow === false || ['FALSE', 'N'].includes(codeOf(etbFlow))

const isTrue = (flag: boolean | string | undefined): boolean => flag === true || codeOf(flag) === 'TRUE' || isYes(flag)
