import type * as z from 'zod/mini'
import type { dialsChange, Dials } from '../dials.ts'

/** The current dials, with the time by the sandbox's clock. */
export type ShownDials = Dials & { now: string }

export type Turn = (change: z.input<typeof dialsChange>) => void
