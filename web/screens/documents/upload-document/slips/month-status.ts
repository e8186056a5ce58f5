import { isUnderWay, type FileOnRecord, type Upload } from './uploads.ts'

export type MonthStatus = 'needed' | 'optional' | 'sending' | 'problem' | 'uploaded'

export interface MonthContents {
  files: readonly FileOnRecord[]
  /** This tab's, of this month. */
  uploads: readonly Upload[]
  required: boolean
}

/** What the chip of a month says. */
export function monthStatus({ files, uploads, required }: MonthContents): MonthStatus {
  if (uploads.some(isUnderWay)) return 'sending'
  if (uploads.some(({ state }) => state === 'refused' || state === 'unsent')) return 'problem'
  if (files.length > 0) return 'uploaded'
  return required ? 'needed' : 'optional'
}

/** How many of the months are ready: all that are asked for, and whatever else was sent. */
export function countMonths(all: readonly (Pick<MonthContents, 'files' | 'required'> & { status: MonthStatus })[]) {
  const counted = all.filter(({ files, required }) => required || files.length > 0)
  const ready = counted.filter(({ files, status }) => files.length > 0 && status !== 'problem')
  return { done: ready.length, months: counted.length }
}

/** Pages of all files together. */
export const pagesOf = (files: readonly FileOnRecord[]): number => files.reduce((sum, { pages }) => sum + pages, 0)
