import type { Application } from '@card-journey/journey/application/application.ts'
import { documentOf, filesKey, type ArchivedDocument } from '@card-journey/journey/application/documents.ts'
import {
  slipMonthIn,
  withArchivedDocument,
  withoutAnalysis,
} from '@card-journey/journey/application/document-changes.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { Deps } from '../../compose.ts'
import { effectOnce } from '../effect-once.ts'
import type { Moment } from '../held-application.ts'
import { analysisSystem, openAnalysis } from './analysis.ts'
import { archive, wholeDocumentOf } from './whole-document.ts'
import type { WholeDocument } from './combine.ts'

export type Processed =
  | { kind: 'processed'; application: Application; document: ArchivedDocument }
  | { kind: 'refused'; message: MessageKey }
  | { kind: 'unavailable' }

/**
 * Makes one document of a month's files, archives it and hands it to the analysis under way, which is begun if there is
 * none. Each host is told once of each document and analysis, however often this is called, and files that the analysis
 * under way has read are not put together again.
 */
export async function processMonth(
  application: Application,
  applicationId: string,
  month: string,
  moment: Moment,
  deps: Deps,
): Promise<Processed> {
  const held = slipMonthIn(application, month)
  if (!held) return { kind: 'refused', message: 'missingMonth' }
  const { files } = held
  const made = documentOf(held)
  const isRead = made?.readIn !== undefined && made.readIn === application.perfiosTransactionId
  if (isRead) return { kind: 'processed', application, document: made }
  const whole = await wholeDocumentOf(applicationId, files, deps)
  if (!whole) return { kind: 'refused', message: 'fileDamaged' }
  const { at, now } = moment
  const archived = await archive({ applicationId, kind: 'SALARY_SLIP', files, at }, whole, deps)
  if (!archived) return { kind: 'unavailable' }
  const { kind, pages } = whole
  const archivedAs = made ?? { for: filesKey(files), kind, pages, ...archived, processedAt: now }
  const read = await readInAnalysis(application, { applicationId, month, document: archivedAs, whole, at }, deps)
  if (read.kind !== 'read') return read
  const document = { ...archivedAs, readIn: read.application.perfiosTransactionId }
  return { kind: 'processed', application: withArchivedDocument(read.application, month, document), document }
}

interface Reading {
  applicationId: string
  month: string
  document: ArchivedDocument
  whole: WholeDocument
  at: number
}

type Read = { kind: 'read'; application: Application } | Exclude<Processed, { kind: 'processed' }>

/** An analysis that the provider has closed meanwhile is given up, and another one begun, once. */
async function readInAnalysis(application: Application, reading: Reading, deps: Deps, again = true): Promise<Read> {
  const { applicationId, month, document, whole, at } = reading
  const opened = await openAnalysis(application, applicationId, at, deps)
  if (!opened) return { kind: 'unavailable' }
  const { perfiosTransactionId: transactionId } = opened
  const about = { transactionId, month, documentId: document.documentId }
  const { upload, process } = deps.systems.documentAnalysis
  const uploaded = await effectOnce(
    deps,
    { applicationId, system: analysisSystem, intent: 'upload', about },
    upload,
    { transactionId, month, contentType: whole.contentType, content: whole.content.toString('base64') },
    { at },
  )
  const answer =
    uploaded.kind === 'answered'
      ? await effectOnce(
          deps,
          { applicationId, system: analysisSystem, intent: 'process', about },
          process,
          { transactionId, fileId: uploaded.value.fileId },
          { at },
        )
      : uploaded
  if (answer.kind === 'answered') return { kind: 'read', application: opened }
  if (answer.kind !== 'refused') return { kind: 'unavailable' }
  if (answer.code === 'FILE_UNREADABLE') return { kind: 'refused', message: 'fileDamaged' }
  return again ? readInAnalysis(withoutAnalysis(opened), reading, deps, false) : { kind: 'unavailable' }
}
