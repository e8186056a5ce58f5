import type * as z from 'zod/mini'
import type { dialsChange, Dials } from '../dials.ts'

/** The dials as they stand, with the time that the sandbox's clock shows. */
export type ShownDials = Dials & { now: string }

export type Turn = (change: z.input<typeof dialsChange>) => void
