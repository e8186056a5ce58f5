import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/** Every event that analytics may receive, with its fields; none of them can hold anything personal (ER-34). */
export interface AnalyticsEvents {
  /** `channel`: the bank's code for measurements of its website (CO-19). */
  'page-load': { screen: ScreenId; channel: string; errorType?: string; errorText?: string; ageBand?: string }
  'application-submitted': { journeyMode: 'STP' | 'SSTP' | 'NSTP' }
  'field-refused': { screen: ScreenId; field: string; message: string }
}

export type AnalyticsName = keyof AnalyticsEvents

/** Sends an event to the bank's analytics. */
export type AnalyticsSink = <Name extends AnalyticsName>(name: Name, fields: AnalyticsEvents[Name]) => void

let sink: AnalyticsSink | undefined

/** Called once the applicant consents; before, and after a withdrawal (undefined), every event is dropped. */
export function consentToAnalytics(given: AnalyticsSink | undefined): void {
  sink = given
}

/** Records an event, if the applicant consented. Never throws: a broken sink must not break the journey. */
export const record: AnalyticsSink = (name, fields) => {
  try {
    sink?.(name, fields)
  } catch {
    sink = undefined
  }
}
