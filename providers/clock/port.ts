import type { Read } from '../answer.ts'

/** The sandbox's clock dial. Production refuses it and runs on the machine's clock. */
export interface ClockDial {
  /** Milliseconds to add to the machine's clock. */
  offset: Read<Record<string, never>, { offsetMs: number }>
}
