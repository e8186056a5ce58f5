import type { Call, RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import { useContext, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { usePageData } from '../page/page-data.ts'
import { masterKey } from './master-key.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import type { Journey } from '../engine/journey.ts'
import { JourneyContext, useJourney } from '../engine/use-journey.ts'

/**
 * Master data as a screen sees it: ready, loading, or failed; `absent`: the bank has no such thing; `again` retries.
 */
export type Master<T> =
  | { state: 'here'; data: T }
  | { state: 'loading' }
  | { state: 'failed'; absent?: boolean; again?: () => void }

/** What one page load has requested, by `masterKey`. */
interface Held {
  fetched: Map<string, unknown>
  /** Whether the bank has no such thing, by key. */
  failures: Map<string, boolean>
  underWay: Map<string, Promise<boolean>>
  /** The state of the consent texts (`consentsOutdated`) at which a response was fetched, by key. */
  asOf: Map<string, number>
}

/** Calls that bring the text of a consent. */
const consentCalls: readonly string[] = ['getConsentDetails', 'aadharEnglishVerbiage', 'aadharGetVernacularConsent']

const held = new WeakMap<Journey, Held>()

/** The response of a call that this page load already has, without asking for it. */
export function useHeldMaster<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
): ResponseOf<Call<Request, Response>> | undefined {
  const key = masterKey(call.id, { language: useLanguage() })
  const { master } = usePageData()
  const { fetched } = useHeld()
  return (fetched.get(key) ?? master[key]) as ResponseOf<Call<Request, Response>> | undefined
}

/** A page load has one journey. */
function useHeld(): Held {
  const journey = useContext(JourneyContext)
  const known = journey && held.get(journey)
  if (known) return known
  const none: Held = { fetched: new Map(), failures: new Map(), underWay: new Map(), asOf: new Map() }
  if (journey) held.set(journey, none)
  return none
}

/**
 * The response of a public master-data call in the applicant's language: from the first HTML, else fetched once per
 * page load (PL-01, PL-02). With `undefined` as request, nothing is fetched.
 */
export function useMaster<
  Request extends z.ZodMiniType<{ language?: string | undefined }>,
  Response extends z.ZodMiniType,
>(
  call: Call<Request, Response>,
  request: Omit<RequestOf<Call<Request, Response>>, 'language'> | undefined,
): Master<ResponseOf<Call<Request, Response>>> {
  type Data = ResponseOf<Call<Request, Response>>
  const language = useLanguage()
  const { master } = usePageData()
  const { ask, consentsOutdated } = useJourney()
  const { fetched, failures, underWay, asOf } = useHeld()
  const [, setArrived] = useState(0)
  const full = request && { ...(request as Record<string, string | undefined>), language }
  const key = full ? masterKey(call.id, full) : ''
  const here = key in master || fetched.has(key)
  const failed = !here && failures.has(key)
  // The server has refused consents to these texts: they stay visible until the new ones have loaded.
  const wanted = consentCalls.includes(call.id) ? consentsOutdated : 0

  useEffect(() => {
    if (!key || failed || (here && (asOf.get(key) ?? 0) >= wanted)) return undefined
    let gone = false
    const running =
      underWay.get(key) ??
      ask(call, full as RequestOf<Call<Request, Response>>).then((outcome) => {
        if (outcome.ok) {
          fetched.set(key, outcome.response)
          asOf.set(key, wanted)
        } else failures.set(key, outcome.failure?.problem === 'PRODUCT_NOT_FOUND')
        underWay.delete(key)
        return outcome.ok
      })
    underWay.set(key, running)
    void running.then(() => !gone && setArrived((count) => count + 1))
    return () => {
      gone = true
    }
    // The key stands for call and request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, here, failed, wanted])

  if (here) return { state: 'here', data: (fetched.has(key) ? fetched.get(key) : master[key]) as Data }
  if (!failed) return { state: 'loading' }
  return {
    state: 'failed',
    absent: failures.get(key) ?? false,
    again() {
      failures.delete(key)
      setArrived((count) => count + 1)
    },
  }
}
