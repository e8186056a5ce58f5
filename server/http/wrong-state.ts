import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { refuse } from './reply.ts'

/** Nothing that may be done where the application stands; tells where that is. */
export const wrongState = (view: ApplicationView) =>
  refuse('WRONG_STATE', { screen: standing(view), application: view })
