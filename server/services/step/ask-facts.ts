import { isExcludedCompany, isExcludedPincode, productByCode } from '@card-journey/bank/find.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { personAnswered, personIn } from '@card-journey/journey/application/person.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import { isPartnerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { isSamePlace, placeKey } from '@card-journey/journey/rules/address/place-names.ts'
import { panDedupeOutcome } from '@card-journey/journey/rules/identity/pan-dedupe.ts'
import type { ActionRow, Need } from '@card-journey/journey/steps/action.ts'
import { companyOf, panFactKey, pincodeAsked } from '@card-journey/journey/steps/needs.ts'
import { screen } from '../identity/screening.ts'
import { chosenCard } from '../product/chosen-card.ts'
import type { Deps } from '../../compose.ts'

/** What a question to a provider is about: the record, the row's checked answers, our id of the application, the day in India. */
export interface Asking {
  application: Application
  applicationId: string
  transactionId: string
  /** Milliseconds since 1970. */
  at: number
  row: ActionRow
  answers: Readonly<Record<string, string>>
  today: string
}

/** The new facts, or why nothing could be asked. */
export type NewFacts =
  | { kind: 'learnt'; facts: Partial<Facts> }
  | { kind: 'unavailable' }
  /** The applicant's call bureauCheck comes first. */
  | { kind: 'bureauNotAsked' }

type FactSource = (asking: Asking, deps: Deps) => Promise<NewFacts>

/** The PAN issuer on number, birth date and names. */
const askPanIssuer: FactSource = async ({ application, answers }, { systems }) => {
  const [{ mobileNumber }] = application.applicantDetails
  const answer = await systems.pan.validate({ ...personAnswered(application, answers), mobileNumber })
  if (answer.kind !== 'answered') return { kind: 'unavailable' }
  const { status, names, birthDate } = answer.value
  return { kind: 'learnt', facts: { pan: { for: panFactKey(answers, application), status, names, birthDate } } }
}

const dedupeResult = {
  P101: 'inUse',
  P107: 'otherMobile',
  PAN_ALREADY_REGISTERED: 'customer',
  NO_REGISTERED_MOBILE: 'customerNoMobile',
} as const

const standingOf = async (other: OtherApplication, mobileNumber: string, store: Deps['store']) => {
  const approved = (await store.applications.read(other.applicationId))?.document.approvedDate !== undefined
  return approved && !other.sameMobile(mobileNumber) ? 'approvedUnderOtherMobile' : 'underWay'
}

type OtherApplication = Awaited<ReturnType<Deps['store']['applications']['byPan']>>[number]

/** Our own open applications and the bank's customers (dedupeWithPAN, ncifDedupe) with a PAN. */
const askWhoHoldsPan: FactSource = async ({ application, applicationId, answers }, { systems, store, masterData }) => {
  const { panNumber = '' } = answers
  const [{ mobileNumber }] = application.applicantDetails
  const [others, dedupe, party] = await Promise.all([
    store.applications.byPan(panNumber),
    systems.coreBank.dedupeByPan({ panNumber }),
    systems.coreBank.partyType({ panNumber }),
  ])
  const other = others.find((each) => each.applicationId !== applicationId)
  if (dedupe.kind !== 'answered' || party.kind !== 'answered') return { kind: 'unavailable' }
  const outcome = panDedupeOutcome({
    otherApplication: other && (await standingOf(other, mobileNumber, store)),
    customer: dedupe.value.customer,
    partyType: party.value.partyType,
    registeredMobile: dedupe.value.registeredMobile,
    partnerChannel: isPartnerChannel(application.channelCode, masterData().policy),
  })
  const result =
    outcome.kind === 'free' ? 'free' : dedupeResult[outcome.kind === 'error' ? outcome.type : outcome.marker]
  return { kind: 'learnt', facts: { panDedupe: { for: panNumber, result } } }
}

/** Sanctions lists and politically exposed persons. */
const askScreening: FactSource = async ({ applicationId, answers, at }, deps) => {
  const screening = await screen(personIn(answers), applicationId, at, deps)
  return screening ? { kind: 'learnt', facts: { screening } } : { kind: 'unavailable' }
}

/** The bank's list of companies that it does not accept (getNegativeCheckDetails). */
const askNegativeList: FactSource = async ({ answers }, { masterData }) => {
  const company = companyOf(answers)
  return {
    kind: 'learnt',
    facts: { negativeCheck: { for: company, excluded: isExcludedCompany(masterData(), company) } },
  }
}

/** The pincode directory. */
const askPincodes: FactSource = async ({ application, row, answers }, { masterData }) => {
  const { pincode, city } = pincodeAsked(row, application, answers)
  const place = masterData().pincodes.find(pincode)
  const served = place?.serviceable === 'Y' && !isExcludedPincode(masterData(), pincode)
  const result = place === undefined ? 'unknown' : served ? 'served' : 'unserved'
  const known = city !== '' && masterData().pincodes.cities.some((name) => placeKey(name) === placeKey(city))
  const elsewhere = place && known && !isSamePlace(city, place.city)
  const otherCity = elsewhere ? { otherCity: city } : {}
  const where = { city: place?.city, state: place?.state, ...otherCity }
  return { kind: 'learnt', facts: { pincode: { for: pincode, result, ...where } } }
}

/** The product of the master data that a soft reject offers (BR-18). */
const askSecuredProduct: FactSource = async (_asking, { masterData }) => {
  const product = productByCode(masterData(), masterData().policy.securedProduct)
  if (!product) throw new Error('the master data name a secured product that they do not have')
  return { kind: 'learnt', facts: { securedProduct: chosenCard(product, masterData().policy) } }
}

/** Core banking on a CRN that the customer typed: is it this mobile number's? */
const askCrn: FactSource = async ({ application, answers }, { systems }) => {
  const { crn = '' } = answers
  const [{ mobileNumber }] = application.applicantDetails
  const answer = await systems.coreBank.validateCrn({ crn, mobileNumber })
  if (answer.kind !== 'answered') return { kind: 'unavailable' }
  return { kind: 'learnt', facts: { typedCrn: { for: crn, result: answer.value.match ? 'own' : 'unknown' } } }
}

/** The chosen one of the eligible cards, with what it comes in. Its code is in the master data: `unlistedAnswers`. */
const askEligibleCard: FactSource = async ({ answers: { productCode = '' } }, { masterData }) => {
  const product = productByCode(masterData(), productCode.toUpperCase())
  if (!product) throw new Error('a card was accepted that the master data do not have')
  const { networks, designs = [] } = product
  return {
    kind: 'learnt',
    facts: {
      eligibleCard: {
        for: productCode,
        card: chosenCard(product, masterData().policy),
        networks,
        designs: designs.map(({ code }) => code),
      },
    },
  }
}

/**
 * How to get the fact for a need that no stored fact meets yet. A bureau is never queried as a side effect: bureauCheck
 * does that.
 */
export const factSources: Readonly<Record<Need, FactSource>> = {
  // A proof is there or not (validateEmailOTP): nobody can be asked for it.
  emailVerified: async () => ({ kind: 'learnt', facts: {} }),
  panValid: askPanIssuer,
  panFree: askWhoHoldsPan,
  personScreened: askScreening,
  companyNotExcluded: askNegativeList,
  bureauAsked: async () => ({ kind: 'bureauNotAsked' }),
  pincodeServed: askPincodes,
  securedProductKnown: askSecuredProduct,
  crnOwn: askCrn,
  eligibleCardKnown: askEligibleCard,
}

/** What only the bank's systems can tell; the rest is in our own data. */
const toldBySystems: readonly Need[] = ['panValid', 'panFree', 'personScreened', 'crnOwn']

/** Whether an action waits for the bank's systems. */
export const waitsForSystems = (row: ActionRow | undefined): boolean =>
  row?.needs.some((need) => toldBySystems.includes(need)) ?? false
