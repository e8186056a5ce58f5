import { missingSlipMonths, slipMonths } from '@card-journey/journey/rules/credit/documents.ts'
import { useRef, useState } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'
import { usePageData } from '../../../../page/page-data.ts'
import { halfSentOf } from './half-sent.ts'
import { monthStatus, pagesOf, type MonthContents, type MonthStatus } from './month-status.ts'
import type { FileOnRecord, Upload } from './uploads.ts'

export interface MonthShown extends MonthContents {
  month: string
  status: MonthStatus
  pages: number
  /** In percent: this tab was reloaded while a file of the month was being sent. */
  halfSent: number | undefined
}

export interface Months {
  shown: readonly MonthShown[]
  /** Required, and no page is kept. */
  missing: readonly string[]
  add: (month: string) => void
}

const noFiles: readonly FileOnRecord[] = []

/** The months of the page: those that are asked for, those with files, and those that were added. */
export function useMonths(uploads: readonly Upload[]): Months {
  const { application, today, session } = useJourney()
  const { policy } = usePageData()
  const [added, setAdded] = useState<readonly string[]>([])
  // As it was when the record came: what is sent from now on shows itself.
  const known = useRef<ReturnType<typeof halfSentOf>>(undefined)
  if (application) known.current ??= halfSentOf(session.webSessionId())
  const required = slipMonths(today(), policy)
  const onRecord = application?.facts.documents?.months ?? []
  const kept = onRecord.filter(({ files }) => files.length > 0).map(({ month }) => month)
  const others = [...kept, ...uploads.map(({ month }) => month), ...added].filter((month) => !required.includes(month))
  // The latest first, as they are named in the words above them.
  const shown = [...new Set([...required, ...others])]
    .toSorted()
    .reverse()
    .map((month): MonthShown => {
      const contents = {
        files: onRecord.find((each) => each.month === month)?.files ?? noFiles,
        uploads: uploads.filter((each) => each.month === month),
        required: required.includes(month),
      }
      return {
        ...contents,
        month,
        status: monthStatus(contents),
        pages: pagesOf(contents.files),
        halfSent: contents.files.length === 0 ? known.current?.[month] : undefined,
      }
    })
  return {
    shown,
    missing: missingSlipMonths(kept, today(), policy),
    add: (month) => setAdded((before) => [...before, month]),
  }
}
