import { createHash } from 'node:crypto'
import * as wire from '@card-journey/providers/core-bank/wire.ts'
import { personOf, personOfPan } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

interface CustomerFile {
  applicationNumber: string
  askedAt: number
  crn: string
}

/** Dedupe and the customer file (BCIF). A new customer's file is approved after the back office's working time. */
export function coreBank({ bank, serve }: SystemHost): void {
  const files = bank.state.collection<CustomerFile>('customer-files')
  /** A customer's PAN remains the customer's, whoever entered it last. */
  const ownerOf = (pan: string) => {
    const person = personOfPan(pan)
    return person?.relationship || person?.panOfExistingCustomer
      ? person
      : personOf(bank.register.mobileOfPan(pan) ?? '')
  }

  serve(wire.dedupe, ({ mobileNumber }) => {
    const known = personOf(mobileNumber)?.relationship
    const listed = known && !known.crnListEmpty ? known.crns : []
    const crnDetails = listed.map(({ crn, dedupeStatus }) => ({ crn, crnStatus: dedupeStatus }))
    return {
      answer: {
        crnList: crnDetails.length > 0 ? [{ crnDetails }] : [],
        etbFlow: known?.etbFlow ?? true,
        customerKnown: known ? 'Y' : 'N',
      },
    }
  })

  /** An existing customer's PAN counts as a customer's whoever enters it; for person …16 any PAN does. */
  serve(wire.dedupePan, ({ panNumber }) => {
    const person = ownerOf(panNumber)
    const customer = Boolean(person?.panOfExistingCustomer ?? person?.relationship)
    const reachable = person?.panOfExistingCustomer?.registeredMobile ?? !person?.relationship?.noRegisteredMobile
    return {
      answer: { etbCustomer: customer ? 'Y' : 'N', registeredMobile: customer && reachable ? 'Y' : 'N' },
    }
  })

  serve(wire.ncifDedupe, ({ panNumber }) => {
    const person = ownerOf(panNumber)
    return { answer: person?.panOfExistingCustomer || person?.relationship ? { partyType: 'R' } : {} }
  })

  serve(wire.openBcif, ({ externalReference, crnNumber }) => {
    const kept = files.get(externalReference)
    const file = kept ?? files.put(externalReference, newFile(externalReference, crnNumber))
    bank.notifier.whenChanged(`file ${externalReference}`, externalReference, () => bank.settled(file.askedAt))
    return { answer: statusOf(file) }
  })

  serve(wire.bcifStatus, ({ externalReference }) => {
    const file = files.get(externalReference)
    return file ? { answer: statusOf(file) } : { refuse: 'NO_SUCH_APPLICATION' }
  })

  const statusOf = (file: CustomerFile) => {
    const { applicationNumber, askedAt, crn } = file
    return bank.settled(askedAt)
      ? { bcifStatus: 'APPROVED' as const, applicationNumber, crnNumber: crn }
      : { bcifStatus: 'INIT' as const, applicationNumber }
  }

  /**
   * Numbers are derived from the application's reference, so that they don't repeat and don't reveal how many customers
   * there are.
   */
  const newFile = (reference: string, crn?: string): CustomerFile => {
    const drawn = createHash('sha256').update(`${bank.key} customer ${reference}`).digest()
    return {
      applicationNumber: `AB${bank.today().slice(2, 4)}${String(drawn.readUInt32BE(0)).padStart(10, '0')}`,
      askedAt: Date.now(),
      crn: crn ?? String(30_000_000 + (drawn.readUInt32BE(4) % 9_999_999)),
    }
  }
}
