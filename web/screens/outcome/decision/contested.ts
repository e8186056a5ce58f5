import type { ApplicationView } from '@card-journey/journey/application/view.ts'

export type ContestFact = NonNullable<ApplicationView['facts']['contest']>

/** The applicant's request to look again at the latest ending; undefined while nobody was asked. */
export function contestOf(application: Pick<ApplicationView, 'facts'> | undefined): ContestFact | undefined {
  const { contest, ending } = application?.facts ?? {}
  return contest && (ending === undefined || contest.of === ending.at) ? contest : undefined
}
