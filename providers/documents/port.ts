import type { Effect } from '../provider-result.ts'
import type { UploadKind } from '@card-journey/journey/ids/uploads.ts'

/** The specification's identity documents, and the documents for a review. */
export type DocumentKind = UploadKind | 'BANK_STATEMENT'

/** The bank's document archive. */
export interface Documents {
  /** Archives one file (already checked: type, size, no password). `content` is base64. Refused: DOCUMENT_UNREADABLE. */
  store: Effect<
    { applicationReferenceNo: string; kind: DocumentKind; contentType: string; sha256: string; content: string },
    { documentId: string }
  >
}
