import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { eventually } from './eventually.ts'
import type { Running } from './running.ts'
import { begin } from './steps.ts'
import { placeAt } from './stored.ts'

/** Someone who has to prove an income, where the documents are due and nothing is under way. */
export async function toDocuments(product: Running, mobileNumber: string): Promise<Applicant> {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await begin(applicant)
  const due = reachable('NTB').find(
    ({ record }) => record.completedScreen === 'DELIVERY_ADDRESS_SUBMIT' && !record.perfiosTransactionId,
  )
  if (!due) throw new Error('documents are never due')
  await placeAt(product, applicant, due.record)
  await need(applicant.load())
  return applicant
}

export const statementConsent = (version = versionOf('STATEMENT')) => ({
  code: 'STATEMENT' as const,
  version,
  timestamp: '2026-11-19T05:30:00.000Z',
  value: 'Y' as const,
})

export async function agrees(applicant: Applicant, language: 'en' | 'hi' = 'en'): Promise<string> {
  const { perfiosTransactionId, application } = await need(
    applicant.client.call(calls.initiateTransaction, {
      applicationId: applicant.applicationId,
      consent: statementConsent(),
      language,
    }),
  )
  applicant.see(application)
  return perfiosTransactionId
}

/** The aggregator's page, as the browser opens it. */
export async function leaves(applicant: Applicant): Promise<string> {
  const { url, application } = await need(
    applicant.client.call(calls.generateLink, { applicationId: applicant.applicationId }),
  )
  applicant.see(application)
  return url
}

/** Presses a button on the aggregator's page; where it leads. */
export async function presses(url: string, form: string): Promise<string | null> {
  const pressed = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    redirect: 'manual',
  })
  return pressed.headers.get('location')
}

export const looks = (applicant: Applicant) =>
  applicant.client.call(calls.retrieveReport, { applicationId: applicant.applicationId })

/** Looks until the analysis has an end. */
export async function waitsForReport(applicant: Applicant): Promise<'ready' | 'ended'> {
  return eventually(async () => {
    const { state, application } = await need(looks(applicant))
    applicant.see(application)
    if (state === 'working') throw new Error('the report has not come')
    return state
  })
}

export const cancels = (applicant: Applicant, perfiosTransactionId: string) =>
  applicant.client.call(calls.cancelTransaction, { perfiosTransactionId })
