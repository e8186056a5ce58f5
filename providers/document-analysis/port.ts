import type { Effect, Read } from '../provider-result.ts'

/** `monthlyIncome` in whole rupees, if the documents prove one. */
export type AnalysisReport =
  | { state: 'working' }
  | { state: 'failed' }
  | { state: 'ready'; accepted: boolean; monthlyIncome?: number }

/** The document-analysis provider: reads salary slips and statements, or takes them on its own page. */
export interface DocumentAnalysis {
  /** Opens a transaction (perfiosTransactionId). */
  initiate: Effect<{ applicationReferenceNo: string; mobileNumber: string }, { transactionId: string }>
  /** Refused: TRANSACTION_UNKNOWN, TRANSACTION_CLOSED, FILE_UNREADABLE. `content` is base64. */
  upload: Effect<{ transactionId: string; month: string; contentType: string; content: string }, { fileId: string }>
  process: Effect<{ transactionId: string; fileId: string }, { processed: true }>
  /** Requests the report; `retrieve` says when it is ready. */
  generateReport: Effect<{ transactionId: string }, { asked: true }>
  /** A link to the provider's own page; the browser comes back to `returnUrl`. */
  link: Effect<{ transactionId: string; returnUrl: string }, { url: string }>
  retrieve: Read<{ transactionId: string }, AnalysisReport>
  cancel: Effect<{ transactionId: string }, { cancelled: true }>
}
