import type { Application } from './application.ts'
import { filesKey, type ArchivedDocument, type Documents, type SlipMonth, type UploadedFile } from './documents.ts'
import { mostPages } from '../fields/upload.ts'
import type { StatementEnd } from './facts.ts'
import { withFacts } from './record.ts'

// A changed file voids the document that was made of the old ones, and the analysis that was given it.

const documentsIn = ({ facts }: Application): Documents => facts.documents ?? { months: [] }

const withDocuments = (application: Application, part: Partial<Documents>): Application =>
  withFacts(application, { documents: { ...documentsIn(application), ...part } })

/**
 * The files with another one: in the place of the one that it replaces, wherever that is by now, else in the place that
 * it was chosen for or, if another device has put a page there meanwhile, in the next free one.
 */
function ordered(files: readonly UploadedFile[], file: UploadedFile, replaces?: string): UploadedFile[] {
  const others = files.filter(({ id }) => id !== replaces)
  const isFree = (page: number) => others.every((other) => other.page !== page)
  const places = Array.from({ length: mostPages }, (_, after) => ((file.page - 1 + after) % mostPages) + 1)
  const page = files.find(({ id }) => id === replaces)?.page ?? places.find(isFree) ?? mostPages + 1
  return [...others, { ...file, page }].toSorted((a, b) => a.page - b.page)
}

/**
 * Gives up the analysis under way, if there is one; the next one is another transaction. A statement that was shared for it
 * is shared no longer, and its report is gone.
 */
export function withoutAnalysis(application: Application, why: StatementEnd = 'withdrawn'): Application {
  const { perfiosTransactionId: ended } = application
  if (!ended) return application
  const given = withDocuments({ ...application, perfiosTransactionId: undefined }, { analysis: undefined, ended })
  const { statement } = application.facts
  return statement?.for === ended && !statement.ended
    ? withFacts(given, { statement: { ...statement, report: undefined, ended: why } })
    : given
}

export const slipMonthIn = (application: Application, month: string): SlipMonth | undefined =>
  documentsIn(application).months.find((each) => each.month === month)

function withMonth(application: Application, month: string, change: SlipMonth | undefined): Application {
  const others = documentsIn(application).months.filter((each) => each.month !== month)
  const months = change ? [...others, change].toSorted((a, b) => (a.month < b.month ? -1 : 1)) : others
  return withDocuments(application, { months })
}

/**
 * A month whose document the analysis has already read: a change of its files is a change of what it was asked about. That
 * the former ones proved nothing is no longer of interest.
 */
function beforeChange(application: Application, month: string): Application {
  const { notAccepted } = documentsIn(application)
  const judged = notAccepted ? withDocuments(application, { notAccepted: undefined }) : application
  return slipMonthIn(judged, month)?.document ? withoutAnalysis(judged) : judged
}

/** A page of a month's slip. */
export function withSlipFile(
  application: Application,
  month: string,
  file: UploadedFile,
  replaces?: string,
): Application {
  const base = beforeChange(application, month)
  return withMonth(base, month, { month, files: ordered(slipMonthIn(base, month)?.files ?? [], file, replaces) })
}

/** Without one file of a month, or without all of them. */
export function withoutSlipFiles(application: Application, month: string, removed?: string): Application {
  const held = slipMonthIn(application, month)
  const files = held?.files.filter(({ id }) => removed !== undefined && id !== removed) ?? []
  if (!held || files.length === held.files.length) return application
  const base = beforeChange(application, month)
  return withMonth(base, month, files.length > 0 ? { month, files } : undefined)
}

/** The files of a month in this order; those that are not named stay behind the others. */
export function withSlipOrder(application: Application, month: string, ids: readonly string[]): Application {
  const held = slipMonthIn(application, month)
  if (!held) return application
  const placeOf = ({ id }: UploadedFile) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  const files = held.files
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((file, index) => ({ ...file, page: index + 1 }))
  if (filesKey(files) === filesKey(held.files)) return application
  const base = beforeChange(application, month)
  return withMonth(base, month, { month, files })
}

export function withArchivedDocument(application: Application, month: string, document: ArchivedDocument): Application {
  const held = slipMonthIn(application, month)
  return held ? withMonth(application, month, { ...held, document }) : application
}

/** A page of the identity document. Another kind of document starts anew. */
export function withIdentityFile(
  application: Application,
  document: NonNullable<Documents['identity']>['document'],
  file: UploadedFile,
  replaces?: string,
): Application {
  const { identity } = documentsIn(application)
  const files = identity?.document === document ? identity.files : []
  return withDocuments(application, { identity: { document, files: ordered(files, file, replaces) } })
}

/** Without one file of the identity document, or without all of it. */
export function withoutIdentityFiles(application: Application, removed?: string): Application {
  const { identity } = documentsIn(application)
  if (!identity) return application
  const files = identity.files.filter(({ id }) => removed !== undefined && id !== removed)
  return withDocuments(application, { identity: files.length > 0 ? { ...identity, files } : undefined })
}

/** Ids of all files that the record has. */
export const fileIdsIn = (application: Application): string[] => {
  const { months, identity } = documentsIn(application)
  return [...months.flatMap(({ files }) => files), ...(identity?.files ?? [])].map(({ id }) => id)
}
