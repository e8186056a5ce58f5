import * as z from 'zod/mini'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'

/**
 * The application as its owner sees it (journey/application/view.ts). The type is the journey's; on the wire it is an
 * object, of which the server alone is the author.
 */
export const applicationView = z.custom<ApplicationView>((value) => typeof value === 'object' && value !== null)

/** Every response about the application carries all of it, as a list of one (CA-08, CA-11). */
export const oneApplication = z.array(applicationView)
