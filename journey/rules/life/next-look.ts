/** How often a host that is still working is asked, from the policy data. */
export interface Looks {
  firstSeconds: number
  growth: number
  longestSeconds: number
}

/** Milliseconds until the next look, after `looks` that found nothing new. */
export const nextLookMs = (looks: number, { firstSeconds, growth, longestSeconds }: Looks): number =>
  Math.round(Math.min(longestSeconds, firstSeconds * growth ** Math.min(looks, 1000)) * 1000)
