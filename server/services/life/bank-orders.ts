import { holderOf } from '@card-journey/journey/application/person.ts'
import { productByCode } from '@card-journey/bank/find.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { orderAgainMs } from '@card-journey/journey/rules/life/back-office.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import type { Deps } from '../../compose.ts'
import type { StoredApplication } from '../../store/store.ts'
import { effectOnce, onceInItsLife, refusalsToo } from '../effect-once.ts'
import { customerFileOf } from './customer-file.ts'

/** Asks core banking to open or update the customer's file, once for an application. */
export const sendCustomerFile = ({ id, document }: StoredApplication, at: number, deps: Deps) =>
  effectOnce(
    deps,
    { applicationId: id, system: 'core-bank', intent: 'customer-file', about: onceInItsLife },
    deps.systems.coreBank.openCustomerFile,
    customerFileOf(document),
    { at },
  )

/** Hands the application to the loan system or the review, once. */
export const pushCase = (host: 'los' | 'crm', { id, document }: StoredApplication, at: number, deps: Deps) =>
  effectOnce(
    deps,
    { applicationId: id, system: host, intent: 'push', about: onceInItsLife },
    deps.systems[host].push,
    {
      applicationReferenceNo: id,
      mobileNumber: document.applicantDetails[0].mobileNumber,
      productCode: document.productCode.toUpperCase(),
    },
    { at },
  )

export type CardOrdered =
  | { kind: 'issued'; card: NonNullable<Facts['card']> }
  | { kind: 'working' }
  /** No card comes of this order. */
  | { kind: 'refused' }
  /** No usable answer: whether there is a card is not known, or the order has not arrived. */
  | { kind: 'silent' }

/** The host has refused an order, so that no card comes of it: the next one is another order, and waits its time. */
export function notedRefusal(document: Application, at: number, { masterData }: Pick<Deps, 'masterData'>): Application {
  const refusals = (document.facts.cardOrder?.refusals ?? 0) + 1
  const againAt = at + orderAgainMs(refusals, masterData().policy.backOfficeLooks)
  return withFacts(document, {
    cardOrder: { at: new Date(at).toISOString(), refusals, againAt: new Date(againAt).toISOString() },
  })
}

/**
 * Orders the card, or looks what has become of the order. One order under one reference, however often it is looked at;
 * only a refusal of the host, after which there is no card, lets another order follow. The card that the database has
 * for the application is its only one.
 */
export async function orderCard(
  { id, document }: StoredApplication,
  at: number,
  now: string,
  { store, secrets, systems, masterData }: Deps,
): Promise<CardOrdered> {
  const { facts, applicantDetails, productCode } = document
  const refusals = facts.cardOrder?.refusals ?? 0
  const [person] = applicantDetails
  const first = { applicationId: id, system: 'card-host', intent: 'issue', about: onceInItsLife } as const
  const ordered = await effectOnce(
    { store, secrets },
    refusals === 0 ? first : { ...first, about: { refusals } },
    systems.cardHost.issue,
    {
      applicationReferenceNo: id,
      customerType: document.customerType,
      mobileNumber: person.mobileNumber,
      productCode: productCode.toUpperCase(),
      nameOnCard: holderOf(person),
      network: facts.cardChoice?.network ?? productByCode(masterData(), productCode)?.networks[0] ?? '',
      design: document.facts.cardChoice?.design,
      creditLimit: document.creditLimit ?? 0,
      depositAmount: document.depositAmount,
      crn: document.crn,
    },
    // The record counts refusals, and the count names the next order: until it is saved, this one is over.
    { at, isUsable: refusalsToo },
  )
  if (ordered.kind !== 'answered') return { kind: ordered.kind === 'refused' ? 'refused' : 'silent' }
  const status = await systems.cardHost.status({ applicationReferenceNo: id })
  if (status.kind !== 'answered') return { kind: 'silent' }
  const { state, cardReference } = status.value
  if (state !== 'issued' || !cardReference) return { kind: state === 'refused' ? 'refused' : 'working' }
  const details = await systems.cardHost.details({ cardReference })
  if (details.kind !== 'answered') return { kind: 'silent' }
  const { maskedNumber, network } = details.value
  const last4 = maskedNumber.slice(-4)
  await store.cards.record({
    applicationId: id,
    reference: cardReference,
    details: { cardReference, last4, network },
    at,
  })
  return { kind: 'issued', card: { issuedAt: now, last4, network } }
}
