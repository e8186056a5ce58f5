import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { AnalysisReport, DocumentAnalysis, SharingTerms } from './port.ts'
import * as wire from './wire.ts'

const byTransaction = ({ transactionId }: { transactionId: string }) => ({ perfiosTransactionId: transactionId })

export const documentAnalysisOverHttp = (host: Host): DocumentAnalysis => ({
  initiate: host.effect(
    wire.initiateTransaction,
    (opening: { applicationReferenceNo: string; mobileNumber: string }) => ({
      txnId: opening.applicationReferenceNo,
      mobileNumber: opening.mobileNumber,
    }),
    ({ perfiosTransactionId }) => ({ transactionId: perfiosTransactionId }),
  ),
  upload: host.effect(
    wire.fileUpload,
    (file: { transactionId: string; month: string; contentType: string; content: string }) => ({
      perfiosTransactionId: file.transactionId,
      month: file.month,
      mimeType: file.contentType,
      content: file.content,
    }),
    ({ fileId }) => ({ fileId }),
  ),
  process: host.effect(
    wire.fileProcess,
    ({ transactionId, fileId }: { transactionId: string; fileId: string }) => ({
      perfiosTransactionId: transactionId,
      fileId,
    }),
    () => ({ processed: true }),
  ),
  generateReport: host.effect(wire.reportGeneration, byTransaction, () => ({ asked: true })),
  link: host.effect(
    wire.generateLink,
    ({ transactionId, returnUrl, terms }: { transactionId: string; returnUrl: string; terms: SharingTerms }) => ({
      perfiosTransactionId: transactionId,
      returnUrl,
      consent: {
        fetchType: 'ONETIME' as const,
        monthsOfStatement: terms.months,
        consentExpiry: terms.consentUntil,
        dataLifeUntil: terms.keptUntil,
      },
    }),
    ({ url }) => ({ url }),
  ),
  retrieve: host.read(wire.retrieveReport, byTransaction, toReport),
  cancel: host.effect(wire.cancelTransaction, byTransaction, () => ({ cancelled: true })),
})

/** A completed report without a verdict counts as failed: nothing is accepted by default. */
function toReport({
  reportStatus,
  failureReason,
  verdict,
  accounts = [],
}: z.output<typeof wire.retrieveReport.response>): AnalysisReport {
  if (reportStatus === 'IN_PROGRESS') return { state: 'working' }
  if (reportStatus === 'FAILED' || !verdict)
    return { state: 'failed', ...(failureReason && reasons[failureReason] && { why: reasons[failureReason] }) }
  return {
    state: 'ready',
    accepted: verdict.accepted,
    monthlyIncome: verdict.averageMonthlyIncome,
    accounts: accounts.map(({ bankName, maskedNumber }) => ({ bank: bankName, ending: endingOf(maskedNumber) })),
  }
}

const reasons: Readonly<Record<string, 'refused' | 'withdrawn'>> = {
  CONSENT_REJECTED: 'refused',
  CONSENT_REVOKED: 'withdrawn',
}

/** The last four digits, whatever a host masks. */
const endingOf = (accountNumber: string): string => accountNumber.replaceAll(/\D/g, '').slice(-4)
