import type { Read } from '../provider-result.ts'

/** Position and IP intelligence (VK-12). Production refuses the sandbox's. */
export interface Location {
  /** The place at a position (WGS 84 degrees). */
  reverse: Read<{ latitude: number; longitude: number }, { insideIndia: boolean; city: string; state: string }>
  /** Where an IP address seems to be, and whether it is behind a proxy. Private addresses count as Bengaluru. */
  ip: Read<{ ip: string }, { insideIndia: boolean; spoofed: boolean }>
}
