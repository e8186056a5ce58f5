import type { Read } from '../provider-result.ts'

/** Position and IP intelligence (VK-12). Production refuses the sandbox's. */
export interface Location {
  /** Where a position (WGS 84 degrees) lies. */
  reverse: Read<{ latitude: number; longitude: number }, { insideIndia: boolean; city: string; state: string }>
  /** Where an address seems to be, and whether it hides behind a proxy. Private addresses are Bengaluru. */
  ip: Read<{ ip: string }, { insideIndia: boolean; spoofed: boolean }>
}
