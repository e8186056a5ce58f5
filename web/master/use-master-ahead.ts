import type { Call, RequestOf } from '@card-journey/contract/call.ts'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { useMaster } from './master.ts'

/**
 * Asks for what a later screen shows, so that it comes whole. A failure is forgotten, and not tried again: the screen that
 * needs it asks for itself, and an outage that is over by then is seen nowhere.
 */
export function useMasterAhead<
  Request extends z.ZodMiniType<{ language?: string | undefined }>,
  Response extends z.ZodMiniType,
>(call: Call<Request, Response>, request: Omit<RequestOf<Call<Request, Response>>, 'language'> | undefined): void {
  const [wanted, setWanted] = useState(true)
  const ahead = useMaster(call, wanted ? request : undefined)
  useEffect(() => {
    if (ahead.state !== 'failed') return
    setWanted(false)
    ahead.again?.()
  }, [ahead])
}
