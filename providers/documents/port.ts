import type { Effect } from '../provider-result.ts'

/** The specification's identity documents, and the documents for a review. */
export type DocumentKind = 'DrivingLicence' | 'Passport' | 'SALARY_SLIP' | 'BANK_STATEMENT'

/** The bank's document archive. */
export interface Documents {
  /** Archives one file (already checked: type, size, no password). `content` is base64. Refused: DOCUMENT_UNREADABLE. */
  store: Effect<
    { applicationReferenceNo: string; kind: DocumentKind; contentType: string; sha256: string; content: string },
    { documentId: string }
  >
}
