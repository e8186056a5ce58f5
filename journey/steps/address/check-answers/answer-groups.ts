import type { ApplicationView } from '../../../application/view.ts'
import type { ScreenId } from '../../../ids/screen-ids.ts'
import { summary as more } from '../../identity/more-personal-details/summary.ts'
import { summary as personal } from '../../identity/personal-details/summary.ts'
import type { Summary } from '../../summary.ts'
import { summary as work } from '../../work/work-details/summary.ts'
import { summary as home } from '../home-summary.ts'

export interface AnswerGroup {
  /** The key of its heading. */
  name: 'personal' | 'more' | 'work' | 'home'
  summary: Summary
  /** Where these answers are changed. */
  screen: (application: ApplicationView) => ScreenId
}

/** What an applicant has answered before the decision, in the order in which it was asked. */
export const answerGroups: readonly AnswerGroup[] = [
  { name: 'personal', summary: personal, screen: () => 'personal-details' },
  { name: 'more', summary: more, screen: () => 'more-personal-details' },
  { name: 'work', summary: work, screen: () => 'work-details' },
  {
    name: 'home',
    summary: home,
    // The way the applicant came: the form, or the choice of an address.
    screen: ({ completedScreen }) =>
      completedScreen === 'RESIDENCE_ADDRESS' ? 'home-address' : 'confirm-home-address',
  },
]
