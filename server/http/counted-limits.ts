import type { Deps } from '../compose.ts'
import { createRateLimits, rememberedKeys, type RateLimits } from './rate-limits.ts'

/** The rate limits of this node, with each refusal counted. */
export const countedLimits = ({ config, metrics }: Deps): RateLimits =>
  createRateLimits(config.rateFactor, rememberedKeys, (scope, limit) =>
    metrics?.count('rate_limited_total', { scope, limit }),
  )
