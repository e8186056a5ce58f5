import type { RequestOf } from '@card-journey/contract/call.ts'
import type { fileUpload } from '@card-journey/contract/calls/document-analysis/fileUpload.ts'
import type { orderPages } from '@card-journey/contract/calls/document-analysis/orderPages.ts'
import type { removeUpload } from '@card-journey/contract/calls/document-analysis/removeUpload.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ExampleResult } from '../../../examples/examples.tsx'
import { referred } from '../../customer-for-tests.ts'
import type { FileOnRecord } from './slips/uploads.ts'

type Piece = RequestOf<typeof fileUpload>
type Removal = RequestOf<typeof removeUpload>

const file = (id: string, part: Partial<FileOnRecord> = {}): FileOnRecord => ({
  id,
  page: 1,
  kind: 'pdf',
  pages: 1,
  ...part,
})

type Documents = NonNullable<ApplicationView['facts']['documents']>

/** An applicant whose slips are asked for, with these on record; with an analysis they are documents already. */
export const withSlips = (
  months: Readonly<Record<string, readonly FileOnRecord[]>> = {},
  more: Partial<Documents> = {},
): Partial<ApplicationView> => ({
  ...referred,
  completedScreen: 'DELIVERY_ADDRESS_SUBMIT',
  facts: {
    ...referred.facts,
    documents: {
      months: Object.entries(months).map(([month, files]) => ({
        month,
        files: [...files],
        ...(more.analysis && { document: { kind: 'pdf', pages: 1, processedAt: '2026-11-20T06:30:00.000Z' } }),
      })),
      ...more,
    },
  },
})

export const oneSlip = { '2026-10': [file('october')] }
export const allSlips = {
  '2026-10': [file('october', { pages: 2 })],
  '2026-09': [file('september-1', { kind: 'jpg' }), file('september-2', { kind: 'jpg', page: 2 })],
  '2026-08': [file('august')],
}

/** A server for uploads that keeps pieces and pages as the contract says. */
export function uploadServer(started: Partial<ApplicationView> = withSlips()) {
  let application = { applicationReferenceNo: 'EX26K7Q3M9', version: 3, ...started } as ApplicationView
  const received = new Map<string, number>()
  const refusals = new Map<string, MessageKey>()
  const requests: Piece[] = []
  const removals: Removal[] = []
  let made = 0

  const months = (): Documents['months'] => application.facts.documents?.months ?? []
  function setFiles(month: string, files: readonly FileOnRecord[]): void {
    const others = months().filter((each) => each.month !== month)
    const changed = files.length > 0 ? [...others, { month, files: [...files] }] : others
    application = { ...application, facts: { ...application.facts, documents: { months: changed } } }
  }
  const filesOf = (month: string) => months().find((each) => each.month === month)?.files ?? []

  function take(piece: Piece): ExampleResult {
    requests.push(piece)
    const { uploadId, month = '', page, replaces, offset, size, content } = piece
    const bytes = atob(content)
    const has = received.get(uploadId) ?? 0
    const now = offset === has ? has + bytes.length : has
    received.set(uploadId, now)
    if (now < size) return { ok: true, response: { received: now } }
    const refusal = refusals.get(month)
    if (refusal)
      return {
        ok: false,
        call: 'fileUpload',
        problem: 'FIELDS_REFUSED',
        message: '',
        detail: { fields: { file: refusal } },
      }
    made += 1
    const kind = bytes.startsWith('%PDF') ? 'pdf' : 'jpg'
    const kept = file(`made-${made}`, { page, kind })
    setFiles(
      month,
      [...filesOf(month).filter(({ id }) => id !== replaces), kept].toSorted((a, b) => a.page - b.page),
    )
    return { ok: true, response: { received: now, page: { id: kept.id, kind, pages: 1 }, application } }
  }

  return {
    requests,
    removals,
    /** How the next files of a month are answered. */
    refuse: (month: string, message: MessageKey) => refusals.set(month, message),
    accept: (month: string) => refusals.delete(month),
    calls: {
      fileUpload: take,
      orderPages({ month, files }: RequestOf<typeof orderPages>): ExampleResult {
        const known = filesOf(month)
        setFiles(
          month,
          files.flatMap((id, index) =>
            known.filter((each) => each.id === id).map((each) => ({ ...each, page: index + 1 })),
          ),
        )
        return { ok: true, response: [application] }
      },
      removeUpload(removal: Removal): ExampleResult {
        removals.push(removal)
        const { month = '', file: removed } = removal
        setFiles(
          month,
          filesOf(month).filter(({ id }) => removed !== undefined && id !== removed),
        )
        return { ok: true, response: [application] }
      },
    },
  }
}
