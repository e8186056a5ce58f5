import type { Application } from '@card-journey/journey/application/application.ts'
import type { UploadedFile } from '@card-journey/journey/application/documents.ts'
import {
  fileIdsIn,
  slipMonthIn,
  withIdentityFile,
  withSlipFile,
} from '@card-journey/journey/application/document-changes.ts'
import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import { mostPages } from '@card-journey/journey/fields/upload.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { standsAlone } from '@card-journey/journey/rules/credit/documents.ts'
import type { StoredFile } from '../../store/file-records.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { cancellation } from './cancel-analysis.ts'

export interface Place extends Pick<StoredFile, 'kind' | 'month'> {
  /** The id of the file that gives up its place. */
  replaces?: string | undefined
}

function filesBeside(application: Application, { kind, month, replaces }: Place): readonly UploadedFile[] {
  const { identity } = application.facts.documents ?? {}
  const files =
    kind === 'SALARY_SLIP'
      ? slipMonthIn(application, month)?.files
      : identity?.document === kind
        ? identity.files
        : undefined
  return files?.filter(({ id }) => id !== replaces) ?? []
}

/** What speaks against a file of that type in that place. */
export function whyNotBeside(application: Application, place: Place, type: FileType): MessageKey | undefined {
  const others = filesBeside(application, place)
  if (!standsAlone(others, type)) return 'fileAlone'
  return others.length < mostPages ? undefined : 'filesTooMany'
}

/** A kept file as the record names it. */
export const fileAt = ({ id, page, type, pages, storedSha256 }: StoredFile): UploadedFile => ({
  id,
  page,
  kind: type ?? 'pdf',
  pages: pages ?? 1,
  sha256: storedSha256 ?? '',
})

/** The record with a kept file in its place; the same record if it is there already. */
export function withFile(application: Application, file: StoredFile, replaces?: string): Application {
  if (fileIdsIn(application).includes(file.id)) return application
  const { kind, month } = file
  return kind === 'SALARY_SLIP'
    ? withSlipFile(application, month, fileAt(file), replaces)
    : withIdentityFile(application, kind, fileAt(file), replaces)
}

/** Files that a change took out of the record. */
export function filesReplaced(before: Application, after: Application): string[] {
  const held = fileIdsIn(after)
  return fileIdsIn(before).filter((id) => !held.includes(id))
}

/** The provider is told of an analysis that a change gave up. */
export function givenUpAnalysis(before: Application, after: Application): OutboxEntry[] {
  const { perfiosTransactionId: transactionId } = before
  if (!transactionId || after.perfiosTransactionId === transactionId) return []
  return [cancellation(transactionId)]
}
