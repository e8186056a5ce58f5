import type { Application } from './application.ts'
import { withFacts } from './record.ts'

/** The record with which of a telecaller's entries the applicant has answered otherwise, until the review is confirmed. */
export function withCorrections(application: Application, answers: Readonly<Record<string, string>>): Application {
  const { assisted } = application.facts
  if (!assisted) return application
  const corrected = Object.entries(assisted.entered).flatMap(([question, entered]) => {
    const answer = answers[question]
    const isCorrected = answer === undefined ? assisted.corrected.includes(question) : answer !== entered
    return isCorrected ? [question] : []
  })
  return withFacts(application, { assisted: { ...assisted, corrected } })
}
