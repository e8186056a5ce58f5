import type { ProviderResult, Effect } from '@card-journey/providers/provider-result.ts'
import type { BureauEnquiry, BureauReport } from '@card-journey/providers/bureau/port.ts'
import type { Decision, DecisionRequest } from '@card-journey/providers/decision/port.ts'
import type { Running } from './running.ts'

/**
 * How a host handles one call: immediately; slowly; its response is lost; its response is unusable; the call arrives
 * twice, and the second response counts; the call is not accepted at all.
 */
export const moods = ['well', 'well', 'slow', 'slow', 'lost', 'garbled', 'doubled', 'doubled', 'down'] as const
/** `late`: long enough for something else to come in between. */
export type Mood = (typeof moods)[number] | 'late'

export const goodPan = (of: number): string => `ABCPK${String(of).padStart(4, '0')}F`
export const badPan = (of: number): string => `ABCPK${String(of).padStart(4, '0')}Z`
/** A stranger whose PAN ends with Z has a bad score. */
export const scoreOf = (pan: string): number => (pan.endsWith('Z') ? 602 : 853)

export interface MoodyBank {
  /** The moods of the next calls; after them every call works. */
  feel: (moods: readonly Mood[]) => void
  /** What the rules engine was asked, and how it decided. */
  decisions: { request: DecisionRequest; answer: Decision }[]
  /** What the bureaus were asked, for every call that reached them. */
  enquiries: (BureauEnquiry & { reference: string })[]
}

/** Puts a bureau, a rules engine and a card host with moods in place of the sandbox's. */
export function moodyBank({ server }: Running): MoodyBank {
  const { systems } = server.composed.deps
  const decisions: MoodyBank['decisions'] = []
  const enquiries: MoodyBank['enquiries'] = []
  let next: Mood[] = []

  /** `again`: the host's response to a call under a reference that it has already served. */
  function moody<Request, Value>(
    compute: (request: Request & { reference: string }) => ProviderResult<Value>,
    garbage: Value,
    again = (served: ProviderResult<Value>): ProviderResult<Value> => served,
  ): Effect<Request, Value> {
    const outcomes = new Map<string, ProviderResult<Value>>()
    const verb = async (request: Request & { reference: string }): Promise<ProviderResult<Value>> => {
      const mood = next.shift() ?? 'well'
      if (mood === 'down') return { kind: 'unavailable' }
      if (mood === 'slow' || mood === 'late')
        await new Promise((passed) => setTimeout(passed, mood === 'late' ? 120 : 25))
      const { reference } = request
      const served = outcomes.get(reference)
      const outcome = served === undefined ? compute(request) : again(served)
      if (served === undefined) outcomes.set(reference, outcome)
      if (mood === 'doubled') {
        await new Promise((passed) => setTimeout(passed, 10))
        return again(outcomes.get(reference) ?? outcome)
      }
      if (mood === 'lost') return { kind: 'unknown', reference }
      return mood === 'garbled' ? { kind: 'answered', value: garbage, ms: 1 } : outcome
    }
    return Object.assign(verb, {
      byReference: async (reference: string) =>
        outcomes.get(reference) ?? { kind: 'refused' as const, code: 'NO_SUCH_REFERENCE' },
    })
  }

  const decide = moody<DecisionRequest, Decision>(
    (request) => {
      const answer = decisionOn(request)
      decisions.push({ request, answer })
      return { kind: 'answered', value: answer, ms: 1 }
    },
    { systemDecision: 'PERHAPS', derivedPromoCodes: [] },
  )
  const pull = moody<BureauEnquiry, BureauReport>(
    (enquiry) => {
      enquiries.push(enquiry)
      const addresses = [addressAt('12 Residency Road, Shanthala Nagar')]
      return { kind: 'answered', value: { found: true, score: scoreOf(enquiry.panNumber), addresses }, ms: 1 }
    },
    { found: true, addresses: [addressAt('### --- ###')] },
  )
  let refusals = 0
  const setPin = moody<{ cardReference: string }, { set: true }>(
    () =>
      refusals++ % 3 === 0 ? { kind: 'refused', code: 'TRY_LATER' } : { kind: 'answered', value: { set: true }, ms: 1 },
    { set: true },
    // It is set, and a repeated call is told so.
    (served) => (served.kind === 'answered' ? { kind: 'refused', code: 'PIN_ALREADY_SET' } : served),
  )
  Object.assign(systems.decision, { decide })
  Object.assign(systems.bureau, { pull })
  Object.assign(systems.cardHost, { setPin })
  return { feel: (moodsOfCalls) => void (next = [...moodsOfCalls]), decisions, enquiries }
}

function decisionOn({ bureauScore, monthlyIncomeFrom }: DecisionRequest): Decision {
  const word = (bureauScore ?? 0) < 650 ? 'reject' : monthlyIncomeFrom < 50_000 ? 'reject' : 'approve'
  return {
    systemDecision: word,
    incomeDocRequired: 'N',
    derivedPromoCodes: [],
    ...(word === 'approve'
      ? { computedFinalLimit: '200000.00', isBVRWaived: 'Y', isRVRWaived: 'Y', isBTVRWaived: 'Y', isMTVRWaived: 'Y' }
      : { rejectCode: (bureauScore ?? 0) < 650 ? 'BU01' : 'AG01', details: 'Rules' }),
  }
}

const addressAt = (text: string) => ({
  type: 'PRIMARY',
  reportedDate: '2026-09-01',
  text,
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
})
