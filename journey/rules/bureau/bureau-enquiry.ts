import { addDays, type Day } from '../../fields/dates.ts'
import type { Bureau } from '../../ids/bureaus.ts'

/** What one bureau gave. */
export type BureauResult = 'record' | 'noRecord' | 'failed'

/** Whom to ask next (CO-17; rulings, BU-05): the second when the first fails or has no record. `failed`: both did. */
export function nextBureau(asked: {
  first?: BureauResult
  second?: BureauResult
}): Bureau | 'done' | 'none' | 'failed' {
  if (!asked.first) return 'first'
  if (asked.first === 'record' || asked.second === 'record') return 'done'
  if (!asked.second) return 'second'
  return asked.first === 'failed' && asked.second === 'failed' ? 'failed' : 'none'
}

/**
 * Whether a stored report may be used today: it is about this person and at most `maxAgeDays` old. Otherwise the bureaus
 * are asked again, within the day's limits.
 */
export const isUsableReport = (
  report: { for: string; day: Day } | undefined,
  person: string,
  today: Day,
  maxAgeDays: number,
): boolean => report?.for === person && report.day <= today && today <= addDays(report.day, maxAgeDays)
