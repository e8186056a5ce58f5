import type { Call, RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import { useCallback } from 'react'
import type * as z from 'zod/mini'
import type { Asked, Outcome } from './journey.ts'
import type { Failure } from './failure.ts'
import { useJourney } from './use-journey.ts'

/**
 * Makes a call after which the screen itself continues. A problem is shown beside its field, leads to its own screen,
 * or stays in place as the journey's `problem`; those in `own` are left to the screen.
 */
export function useAttempt() {
  const { ask, route, update } = useJourney()
  return useCallback(
    async <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
      call: Call<Request, Response>,
      asked: Asked<RequestOf<Call<Request, Response>>>,
      own: readonly Failure['problem'][] = [],
    ): Promise<Outcome<ResponseOf<Call<Request, Response>>>> => {
      update({ problem: undefined })
      const outcome = await ask(call, asked)
      if (outcome.ok || !outcome.failure || own.includes(outcome.failure.problem)) return outcome
      if (Object.keys(outcome.fields).length === 0 && !(await route(outcome.failure)))
        update({ problem: outcome.failure })
      return outcome
    },
    [ask, route, update],
  )
}
