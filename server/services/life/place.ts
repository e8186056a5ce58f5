import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { dropOff } from '@card-journey/journey/rules/life/drop-off.ts'
import type { DropOff } from '../../store/records.ts'

/**
 * Where this applicant leaves if the page dies now. Written with every save, so that a killed tab, which says nothing,
 * has left at the right screen too (AP-07); a page that does say so is more precise.
 */
export const placeOf = (application: Application, today: string): DropOff | undefined =>
  dropOff(application, screenPaths[standing(viewOf(application))], today)
