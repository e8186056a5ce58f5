import type { Read } from '../provider-result.ts'

/** The sandbox's clock dial. Production refuses it and runs on the machine's clock. */
export interface ClockDial {
  /** Milliseconds to add to the machine's clock. */
  offset: Read<Record<string, never>, { offsetMs: number }>
}
