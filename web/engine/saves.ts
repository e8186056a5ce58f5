import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { isPublic } from '@card-journey/journey/flow/guard.ts'
import { noteLateDraft } from '../session/late-draft.ts'
import { typedClock } from './typed-clock.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { AskOptions, Engine, Outcome } from './journey.ts'
import { loadSending } from './parts.ts'
import { sendDraft } from './send-draft.ts'
import { inTime } from './session-end.ts'
import { notFetched, notLoaded } from './unsent.ts'

type Draft = Omit<Parameters<typeof sendDraft>[1], 'leaving'>

interface SavingPorts extends Pick<Engine, 'ask'> {
  whenLoaded: () => Promise<ApplicationView | undefined>
  /** What waits for its turn is theirs who typed it: nobody else who has signed in meanwhile may get it. */
  watchSignOut: () => () => boolean
}

/** Saves and drafts of one tab, in their order. */
export function createSaves(ports: EnginePorts, { ask, whenLoaded, watchSignOut }: SavingPorts) {
  const { state, update, now } = ports
  const typedNow = typedClock(ports)
  /** Saves run one after another: each carries the version from the one before. */
  let queue: Promise<unknown> = Promise.resolve()
  /** Drafts wait for saves and for each other. No save waits for a draft: the server orders them by when they were typed. */
  let drafting: Promise<unknown> = Promise.resolve()

  /**
   * Typed, and not known to have arrived: it goes along with the next draft of its screen, or after the next answer, also
   * once the same applicant is signed in again in this tab.
   */
  let unsent: { of: string; draft: Draft } | undefined

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work)
    queue = next.catch(() => undefined)
    return next
  }

  async function save(
    { screen, action, typedAt }: { screen: string; action: string; typedAt: number | undefined },
    answers: Readonly<Record<string, string>>,
    options: AskOptions,
    signedOut: () => boolean,
  ): Promise<Outcome<unknown>> {
    const [application, sending] = await Promise.all([whenLoaded(), loadSending().catch(() => undefined)])
    if (!application || signedOut()) return notLoaded
    if (!sending) {
      const failure = notFetched('updateApplication')
      if (options.moveOn) update({ problem: failure })
      return { ok: false, failure, fields: {} }
    }
    const { consentsShown } = state()
    const outcome = await sending.sendAction(
      ask,
      { screen, action, answers, typedAt: typedAt ?? typedNow() },
      { application, consentsShown, now: now(), language: ports.language() },
      options,
    )
    if (!outcome.ok) return outcome
    update({ savedAt: now() })
    keepDraft(screen, undefined)
    return outcome
  }

  function sendInTurn(draft: Draft): Promise<boolean> {
    const signedOut = watchSignOut()
    const underWay = Promise.all([queue, drafting]).then(() => send(draft, false, signedOut))
    drafting = underWay.catch(() => undefined)
    return underWay
  }

  async function send(draft: Draft, leaving: boolean, signedOut = watchSignOut()): Promise<boolean> {
    const application = await whenLoaded()
    if (!application || signedOut()) return false
    const options = leaving ? { keepalive: true } : { impatient: true }
    const { ok } = await sendDraft(ask, { ...draft, leaving }, application, ports.language(), options)
    if (ok) update({ savedAt: now() })
    return ok
  }

  /** In memory as on the server: a draft is added to the previous one field by field, a save removes it. */
  function keepDraft(screen: string, answers: Readonly<Record<string, string>> | undefined): void {
    const { application } = state()
    if (!application || (!answers && !application.drafts?.[screen])) return
    const { [screen]: before, ...others } = application.drafts ?? {}
    const drafts = answers ? { ...others, [screen]: { ...before, ...answers } } : others
    update({ application: { ...application, drafts } })
  }

  const act: Engine['act'] = (screen, action, answers = {}, options = {}) => {
    // At the press, not when its turn comes; before the record is here, which has earlier ones, it can't be told.
    const typedAt = state().application && typedNow()
    const from = ports.path()
    const signedOut = watchSignOut()
    return inTurn(() => save({ screen, action, typedAt }, answers, { moveOn: true, from, ...options }, signedOut))
  }

  const saveDraft: Engine['saveDraft'] = async (screen, typed, { leaving = false } = {}) => {
    // A form that is open to everybody belongs to no application.
    if (isPublic(screen)) return false
    const of = nameOf(state().application)
    const answers = { ...(unsent?.draft.screen === screen && takeUnsent()?.answers), ...typed }
    // In memory at once: coming back finds it, whatever becomes of the call.
    keepDraft(screen, answers)
    const typedAt = typedNow()
    const draft = { screen, answers, typedAt }
    // A closing page can't wait for its turn, and a draft doesn't change the version.
    if (leaving) {
      const late = { screen, typedAt }
      noteLateDraft(late)
      const sent = await send(draft, true)
      if (sent) noteLateDraft(late, true)
      else unsent = { of, draft }
      return sent
    }
    update({ saving: true })
    const sent = await sendInTurn(draft)
    update({ saving: false })
    if (!sent) unsent = { of, draft }
    return sent
  }

  /** None if something of its screen was typed later, or anything saved since. */
  function takeUnsent(): Draft | undefined {
    const { application } = state()
    if (!application || unsent?.of !== nameOf(application)) return undefined
    const { draft } = unsent
    unsent = undefined
    return (application.draftedAt?.[draft.screen] ?? 0) < draft.typedAt ? draft : undefined
  }

  /** The record is here: what did not arrive goes on with it. */
  const resume = (): void => {
    const draft = takeUnsent()
    if (!draft) return
    keepDraft(draft.screen, draft.answers)
    void sendInTurn(draft).catch(() => undefined)
  }

  /** Runs after the saves and drafts that are under way, or after five seconds; saves and drafts of later wait for it. */
  const afterAll = (work: () => Promise<void>): Promise<void> => {
    queue = inTime(Promise.all([queue, drafting]))
    return inTurn(work)
  }

  return { act, saveDraft, resume, afterAll }
}

/** The record as it was saved last. */
const nameOf = (application: ApplicationView | undefined): string =>
  `${application?.applicationReferenceNo} ${application?.version}`
