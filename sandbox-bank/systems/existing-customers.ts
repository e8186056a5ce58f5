import * as wire from '@card-journey/providers/core-bank/existing-customer-wire.ts'
import { personOfCrn } from '../people/people.ts'
import type { Relationship } from '../people/person.ts'
import type { SystemHost } from '../serve.ts'

const unknown = { refuse: 'NO_SUCH_CRN' }
const yes = (holds: unknown) => (holds ? ('Y' as const) : ('N' as const))

/** What core banking says about its own customers. */
export function existingCustomers({ bank, serve }: SystemHost): void {
  const updates = bank.state.collection<{ askedAt: number; address?: HomeOnFile }>('address-updates')

  /** A pending update starts when it is first looked at, and ends after the back office's working time. */
  const updatePending = (crn: string, relationship: Relationship) => {
    const started = updates.get(crn)
    if (!started && !relationship.addressUpdatePending) return false
    const { askedAt } = started ?? updates.put(crn, { askedAt: Date.now() })
    return !bank.settled(askedAt)
  }

  const ownerOf = (crn: string, mobileNumber: string) => {
    const person = personOfCrn(crn)
    return person?.mobile === mobileNumber ? person : undefined
  }

  serve(wire.validateCrn, ({ crnNumber, mobileNumber }) => ({
    answer: { crnMatch: yes(ownerOf(crnNumber, mobileNumber)) },
  }))

  serve(wire.validateDob, ({ crnNumber, mobileNumber, dob }) => {
    const person = ownerOf(crnNumber, mobileNumber)
    if (!person) return unknown
    return { answer: { dobMatch: yes(person.dateOfBirth === dob && !person.relationship?.birthDateDiffers) } }
  })

  serve(wire.customerDetails, ({ crnNumber }) => {
    const person = personOfCrn(crnNumber)
    const relationship = person?.relationship
    if (!relationship) return unknown
    const missing = relationship.missingPersonalDetails
    const update = updates.get(crnNumber)
    const taken = update?.address && bank.settled(update.askedAt) ? update.address : undefined
    const onFile = taken ?? (relationship.missingHomeAddress ? undefined : home)
    const addresses = [...(onFile ? [onFile] : []), ...(relationship.missingOfficeAddress ? [] : [office])]
    return {
      answer: {
        crnNumber,
        firstName: person.firstName,
        middleName: '',
        lastName: person.lastName,
        emailId: relationship.missingEmail ? '' : `${person.firstName}.${person.lastName}@mail.example`.toLowerCase(),
        panNumber: missing ? '' : person.panNumber,
        gender: person.gender,
        maritalStatus: missing ? '' : 'MARRIED',
        motherMaidenName: missing ? '' : 'Savitri',
        fatherName: missing ? '' : `Mohan ${person.lastName}`,
        employmentType: 'SALARIED',
        sourceable: yes(!relationship.notSourceable),
        registeredMobile: yes(!relationship.noRegisteredMobile),
        kycUpdated: yes(!relationship.staleKyc),
        digitalAccount: yes(relationship.digitalAccount),
        addressUpdatePending: yes(updatePending(crnNumber, relationship)),
        addresses,
      },
    }
  })

  serve(wire.customerOffer, ({ crnNumber }) => {
    const relationship = personOfCrn(crnNumber)?.relationship
    if (!relationship) return unknown
    return { answer: { offerType: relationship.offerType, offerLimit: relationship.offerLimit } }
  })

  serve(wire.eligibleCards, ({ crnNumber }) => {
    const relationship = personOfCrn(crnNumber)?.relationship
    if (!relationship) return unknown
    // An empty list names no particular cards: the offer of the one applied for decides.
    const { eligibleCards: productCodes = [], offerLimit } = relationship
    const offers = offerLimit ? productCodes.map((productCode) => ({ productCode, offerLimit })) : []
    return { answer: { productCodes, offers } }
  })

  serve(wire.crnStatus, ({ crnNumber }) => {
    const crn = personOfCrn(crnNumber)?.relationship?.crns.find((each) => each.crn === crnNumber)
    return crn ? { answer: { crnStatus: crn.crnStatus } } : unknown
  })

  serve(wire.previousRejectCodes, ({ crnNumber }) => {
    const relationship = personOfCrn(crnNumber)?.relationship
    return relationship ? { answer: { codes: relationship.previousRejectCodes ?? [] } } : unknown
  })

  serve(wire.liabilityDetails, () => ({ answer: { done: true } }))

  serve(wire.updateAddress, ({ crnNumber, address }) => {
    if (!personOfCrn(crnNumber)) return unknown
    updates.put(crnNumber, { askedAt: Date.now(), address: { ...address, addressType: 'H' } })
    return { answer: { done: true } }
  })
}

type HomeOnFile = typeof home

const home = {
  addressType: 'H' as const,
  addressLine1: '14 Ashoka Enclave',
  addressLine2: 'Residency Road',
  landmark: 'Near City Library',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560001',
}

const office = {
  addressType: 'O' as const,
  addressLine1: 'Tower B, Floor 3',
  addressLine2: 'Cubbon Business Park',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560001',
}
