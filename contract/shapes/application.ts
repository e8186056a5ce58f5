import { applicationView } from '@card-journey/journey/application/view-shape.ts'
import * as z from 'zod/mini'

/** The application as its owner sees it: the shape by which the server picks it is the one on the wire. */
export { applicationView }

/** Every response about the application carries all of it, as a list of one (CA-08, CA-11). */
export const oneApplication = z.array(applicationView)
