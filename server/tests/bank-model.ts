import { loadMasterData } from '@card-journey/bank/load.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import type { Effect, ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { Deps } from '../compose.ts'
import { payloadOf } from '../jobs/kinds.ts'
import type { OpenStore } from '../store/open-store.ts'
import { documentOf, newMobile, noon, signIn } from '../store/test-stores.ts'
import { runBackOffice, type Look } from '../services/life/back-office.ts'
import { nextStep } from '../services/life/next-step.ts'

const answered = <Value>(value: Value): ProviderResult<Value> => ({ kind: 'answered', value, ms: 1 })
const away: ProviderResult<never> = { kind: 'unavailable' }
const master = loadMasterData()

/** How a host of the model treats its calls: `lost` does what it is asked, and its answer never comes. */
export type Manner = 'well' | 'away' | 'lost'
export type Host = 'coreBank' | 'los' | 'crm' | 'cardHost'

/**
 * The bank's hosts as a model: what each has done, by our reference. `verdict` is what each says once it is asked about an
 * application.
 */
export function modelBank() {
  const manner: Record<Host, Manner> = { coreBank: 'well', los: 'well', crm: 'well', cardHost: 'well' }
  const done: Record<Host, string[]> = { coreBank: [], los: [], crm: [], cardHost: [] }
  const verdict = { file: 'approved', los: 'approved', crm: 'approved', card: 'issued', number: 'clear' }
  /** Called around everything that a host or the store does; a test dies here. */
  const bank = { manner, done, verdict, passes: (_what: string): void => undefined }
  const effect = <Value>(host: Host, value: () => Value): Effect<object, Value> =>
    Object.assign(
      async ({ reference }: { reference: string }): Promise<ProviderResult<Value>> => {
        bank.passes(`before ${host}`)
        if (manner[host] === 'away') return away
        if (!done[host].includes(reference)) done[host].push(reference)
        bank.passes(`after ${host}`)
        return manner[host] === 'lost' ? { kind: 'unknown', reference } : answered(value())
      },
      {
        byReference: async (reference: string): Promise<ProviderResult<Value>> => {
          if (manner[host] !== 'well') return away
          return done[host].includes(reference) ? answered(value()) : { kind: 'refused', code: 'NO_SUCH_REFERENCE' }
        },
      },
    )
  const read = <Value>(host: Host, value: () => Value) => {
    return async (): Promise<ProviderResult<Value>> => {
      if (manner[host] !== 'well') return away
      return done[host].length > 0 ? answered(value()) : { kind: 'refused', code: 'NO_SUCH_APPLICATION' }
    }
  }
  const file = () => ({ state: verdict.file, applicationNumber: 'AB26001' })
  const issue = () => ({ state: verdict.card, cardReference: `card-${done.cardHost.at(-1)}` })
  const systems = {
    mobileRisk: { check: effectOf(() => ({ revoked: verdict.number === 'revoked', fraudRisk: 'none' })) },
    screening: { screen: effectOf(() => ({ hit: false })) },
    coreBank: { openCustomerFile: effect('coreBank', file), customerFileStatus: read('coreBank', file) },
    los: { push: effect('los', () => ({ state: 'working' })), status: read('los', () => ({ state: verdict.los })) },
    crm: { push: effect('crm', () => ({ state: 'working' })), status: read('crm', () => ({ state: verdict.crm })) },
    cardHost: {
      issue: effect('cardHost', issue),
      status: read('cardHost', issue),
      details: read('cardHost', () => ({ maskedNumber: '52****4242', network: 'TARANG' })),
    },
  }
  return Object.assign(bank, { systems })
}

const effectOf = <Value>(value: () => Value): Effect<object, Value> =>
  Object.assign(async () => answered(value()), { byReference: async () => answered(value()) })

export type ModelBank = ReturnType<typeof modelBank>

/** An existing customer who has just accepted the terms, and the jobs that follow, one after the other. */
export async function afterTheTerms(store: OpenStore, bank: ModelBank, more: Partial<Application> = {}) {
  let at = noon
  const { session, mobileNumber } = await signIn(store, newMobile())
  const { applicationReferenceNo: _r, version: _v, ...reached } = recordUpTo('tc', 'ETB')
  const [person] = reached.applicantDetails
  const made = await store.applications.create({
    sessionId: session.id,
    document: documentOf(mobileNumber, {
      ...reached,
      ...more,
      applicantDetails: [{ ...person, mobileNumber, panNumber: undefined }],
      facts: { ...reached.facts, terms: { acceptedAt: new Date(at).toISOString() } },
    }),
    audit: [],
    outbox: [nextStep(more.completedScreen ?? reached.completedScreen)],
    at,
  })
  if (made.kind !== 'created') throw new Error(made.kind)
  const { id } = made.application
  const parts = {
    store,
    clock: () => at,
    masterData: () => master,
    systems: bank.systems,
    secrets: { effects: Buffer.alloc(32, 7), number: () => Buffer.alloc(32, 8) },
    log: { info: () => undefined, error: () => undefined, warn: () => undefined },
  }
  // Safe: all that the back office takes.
  const deps = parts as unknown as Deps

  const read = async () => {
    const stored = await store.applications.read(id)
    if (!stored) throw new Error('no application')
    return stored
  }
  const waiting: string[] = []
  /** Every job that is due now; one that dies comes again. */
  const runDue = async (): Promise<number> => {
    await store.outbox.relay({
      limit: 50,
      at,
      hand: async (items) => void waiting.push(...items.map((each) => each.id)),
    })
    let ran = 0
    for (const entry of waiting.splice(0)) {
      const item = await store.outbox.open(entry)
      if (item?.kind !== 'back-office' || item.applicationId !== id) continue
      ran += 1
      try {
        await runBackOffice(id, payloadOf('back-office', item.payload), deps)
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        waiting.push(entry)
      }
    }
    return ran
  }
  const nextDue = async (): Promise<number | undefined> => {
    const { rows } = await store.database.pool.query<{ due: Date | null }>(
      'select min(due_at) as due from outbox where application_id = $1 and relayed_at is null',
      [id],
    )
    return rows[0]?.due?.getTime()
  }
  return {
    id,
    deps,
    read,
    at: () => at,
    marker: async () => (await read()).document.completedScreen,
    look: (look: Look) => runBackOffice(id, look, deps),
    /** Lets the jobs work until none is due within that time. */
    async work(withinMs = 60_000): Promise<void> {
      const until = at + withinMs
      for (let rounds = 0; rounds < 400; rounds++) {
        if ((await runDue()) > 0 || waiting.length > 0) continue
        const due = await nextDue()
        if (due === undefined || due > until) break
        at = Math.max(at, due)
      }
      at = Math.max(at, until)
    },
  }
}

/** The server dies here. */
export class Killed extends Error {}

/** Dies at the nth thing that the store or a host does, once. */
export function killAt(nth: number, store: OpenStore, bank: ModelBank): { store: OpenStore; died: () => boolean } {
  const calls = store.providerCalls
  let passed = 0
  const pass = () => {
    passed += 1
    if (passed === nth) throw new Killed()
  }
  bank.passes = pass
  const dying =
    <Given, Result>(work: (given: Given) => Promise<Result>) =>
    async (given: Given): Promise<Result> => {
      pass()
      const result = await work(given)
      pass()
      return result
    }
  return {
    store: {
      ...store,
      save: dying((input) => store.save(input)),
      cards: { ...store.cards, record: dying((card) => store.cards.record(card)) },
      providerCalls: {
        ...store.providerCalls,
        begin: dying((call) => calls.begin(call)),
        finish: dying((call) => calls.finish(call)),
      },
    },
    died: () => passed >= nth,
  }
}
