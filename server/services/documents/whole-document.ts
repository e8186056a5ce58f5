import { filesKey, type UploadedFile } from '@card-journey/journey/application/documents.ts'
import { standsAlone } from '@card-journey/journey/rules/credit/documents.ts'
import type { DocumentKind } from '@card-journey/providers/documents/port.ts'
import { createHash } from 'node:crypto'
import type { Deps } from '../../compose.ts'
import { readContent } from '../../files/stored-content.ts'
import { effectOnce } from '../effect-once.ts'
import type { KeptFile, WholeDocument } from './combine.ts'

/** The files of one document as one; undefined while one of them is not there, or a pdf stands beside others. */
export async function wholeDocumentOf(
  applicationId: string,
  files: readonly UploadedFile[],
  deps: Deps,
): Promise<WholeDocument | undefined> {
  const stored = await deps.store.files.of(applicationId)
  const kept: KeptFile[] = []
  for (const { id, kind, pages } of files) {
    const parts = stored.find((file) => file.id === id && file.state === 'kept')?.parts
    const others = files.filter((other) => other.id !== id)
    if (!parts || !standsAlone(others, kind)) return undefined
    const content = await readContent(applicationId, parts, deps)
    if (!content) return undefined
    kept.push({ kind, pages, content })
  }
  const [first, ...rest] = kept
  if (!first) return undefined
  // The libraries for pictures and pdfs are loaded with the first document, not with the server (ADR 0019).
  const { combine } = await import('./combine.ts')
  return combine([first, ...rest])
}

/** Archives a document of these files at the bank, once. Undefined if the archive does not answer. */
export async function archive(
  {
    applicationId,
    kind,
    files,
    at,
  }: { applicationId: string; kind: DocumentKind; files: readonly UploadedFile[]; at: number },
  { content, contentType }: WholeDocument,
  deps: Deps,
): Promise<{ documentId: string; sha256: string } | undefined> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const stored = await effectOnce(
    deps,
    { applicationId, system: 'documents', intent: 'archive', about: { kind, files: filesKey(files), sha256 } },
    deps.systems.documents.store,
    { applicationReferenceNo: applicationId, kind, contentType, sha256, content: content.toString('base64') },
    { at },
  )
  return stored.kind === 'answered' ? { documentId: stored.value.documentId, sha256 } : undefined
}
