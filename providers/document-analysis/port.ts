import type { Effect, Read } from '../provider-result.ts'

/**
 * `monthlyIncome` in whole rupees, if the documents prove one. `accounts`: whose statements were shared on the
 * aggregator's page; none after uploads. `refused`: the applicant refused there, or withdrew the consent there.
 */
export type AnalysisReport =
  | { state: 'working' }
  | { state: 'failed'; why?: 'refused' | 'withdrawn' }
  | { state: 'ready'; accepted: boolean; monthlyIncome?: number; accounts: { bank: string; ending: string }[] }

/** What the applicant has agreed to, for the aggregator's consent artefact: fetched once. Days are yyyy-MM-dd. */
export interface SharingTerms {
  months: number
  consentUntil: string
  keptUntil: string
}

/** The document-analysis provider: reads salary slips and statements, or takes them on its own page. */
export interface DocumentAnalysis {
  /** Opens a transaction (perfiosTransactionId). */
  initiate: Effect<{ applicationReferenceNo: string; mobileNumber: string }, { transactionId: string }>
  /** Refused: TRANSACTION_UNKNOWN, TRANSACTION_CLOSED, FILE_UNREADABLE. `content` is base64. */
  upload: Effect<{ transactionId: string; month: string; contentType: string; content: string }, { fileId: string }>
  process: Effect<{ transactionId: string; fileId: string }, { processed: true }>
  /** Requests the report; `retrieve` says when it is ready. */
  generateReport: Effect<{ transactionId: string }, { asked: true }>
  /** A link to the account aggregator's page, which asks for no more than the terms; the browser comes back to `returnUrl`. */
  link: Effect<{ transactionId: string; returnUrl: string; terms: SharingTerms }, { url: string }>
  retrieve: Read<{ transactionId: string }, AnalysisReport>
  cancel: Effect<{ transactionId: string }, { cancelled: true }>
}
