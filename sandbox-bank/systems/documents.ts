import { createHash } from 'node:crypto'
import { storeDocument } from '@card-journey/providers/documents/wire.ts'
import type { SystemHost } from '../serve.ts'

/** The archive keeps a document's metadata only; a sandbox has no use for the file. */
export function documents({ bank, serve }: SystemHost): void {
  const kept = bank.state.collection<{ applicationId: string; docType: string; bytes: number }>('documents')

  serve(storeDocument, ({ applicationId, docType, sha256, content }, reference) => {
    const file = Buffer.from(content, 'base64')
    if (createHash('sha256').update(file).digest('hex') !== sha256) return { refuse: 'DOCUMENT_UNREADABLE' }
    const documentKey = `doc-${reference}`
    kept.put(documentKey, { applicationId, docType, bytes: file.length })
    return { answer: { documentKey } }
  })
}
