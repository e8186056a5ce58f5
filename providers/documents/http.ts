import type { Host } from '../transport.ts'
import type { DocumentKind, Documents } from './port.ts'
import { storeDocument } from './wire.ts'

interface File {
  applicationReferenceNo: string
  kind: DocumentKind
  contentType: string
  sha256: string
  content: string
}

export const documentsOverHttp = (host: Host): Documents => ({
  store: host.effect(
    storeDocument,
    (file: File) => ({
      applicationId: file.applicationReferenceNo,
      docType: file.kind,
      mimeType: file.contentType,
      sha256: file.sha256,
      content: file.content,
    }),
    ({ documentKey }) => ({ documentId: documentKey }),
  ),
})
