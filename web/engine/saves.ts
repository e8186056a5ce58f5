import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { noteLateDraft } from '../session/late-draft.ts'
import { typedClock } from './typed-clock.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { AskOptions, Engine, Outcome } from './journey.ts'
import { loadSending } from './parts.ts'
import { inTime } from './session-end.ts'
import { notLoaded } from './unsent.ts'

interface Saved {
  screen: string
  action: string
  draft?: boolean
  leaving?: boolean
  /** By `typedNow` at the press, not when its turn comes; undefined: before the record was here, which has earlier ones. */
  typedAt: number | undefined
}

interface SavingPorts extends Pick<Engine, 'ask'> {
  whenLoaded: () => Promise<ApplicationView | undefined>
}

/** Saves and drafts of one tab, in their order. */
export function createSaves(ports: EnginePorts, { ask, whenLoaded }: SavingPorts) {
  const { state, update, now } = ports
  const typedNow = typedClock(ports)
  /** Saves run one after another: each carries the version from the one before. */
  let queue: Promise<unknown> = Promise.resolve()
  /** Drafts wait for saves and for each other. No save waits for a draft: the server orders them by when they were typed. */
  let drafting: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work)
    queue = next.catch(() => undefined)
    return next
  }

  async function save(
    { screen, action, draft, leaving, typedAt }: Saved,
    answers: Readonly<Record<string, string>>,
    options: AskOptions,
  ): Promise<Outcome<unknown>> {
    const [application, { sendAction }] = await Promise.all([whenLoaded(), loadSending()])
    if (!application) return notLoaded
    const { consentsShown } = state()
    const outcome = await sendAction(
      ask,
      { screen, action, draft, leaving, answers, typedAt: typedAt ?? typedNow() },
      { application, consentsShown, now: now(), language: ports.language() },
      options,
    )
    if (outcome.ok) {
      update({ savedAt: now() })
      if (!draft) keepDraft(screen, undefined)
    }
    return outcome
  }

  /** In memory as on the server: a draft replaces the previous one, a save removes it. */
  function keepDraft(screen: string, answers: Readonly<Record<string, string>> | undefined): void {
    const { application } = state()
    if (!application || (!answers && !application.drafts?.[screen])) return
    const { [screen]: _ended, ...others } = application.drafts ?? {}
    update({ application: { ...application, drafts: answers ? { ...others, [screen]: answers } : others } })
  }

  const act: Engine['act'] = (screen, action, answers = {}, options = {}) => {
    const typedAt = state().application && typedNow()
    const from = ports.path()
    return inTurn(() => save({ screen, action, typedAt }, answers, { moveOn: true, from, ...options }))
  }

  const saveDraft: Engine['saveDraft'] = async (screen, answers, { leaving = false } = {}) => {
    // In memory at once: coming back finds it, whatever becomes of the call.
    keepDraft(screen, answers)
    const typedAt = typedNow()
    const late = { screen, typedAt }
    if (leaving) noteLateDraft(late)
    const { answeringAction } = await loadSending()
    const action = answeringAction(screen, state().application?.customerType)
    if (!action) return false
    const draft = { screen, action, draft: true, typedAt }
    // A closing page can't wait for its turn, and a draft doesn't change the version.
    if (leaving) {
      const { ok } = await save({ ...draft, leaving }, answers, { keepalive: true })
      if (ok) noteLateDraft(late, true)
      return ok
    }
    update({ saving: true })
    const underWay = Promise.all([queue, drafting]).then(() => save(draft, answers, { impatient: true }))
    drafting = underWay.catch(() => undefined)
    const outcome = await underWay
    update({ saving: false })
    return outcome.ok
  }

  /** Runs after the saves and drafts that are under way, or after five seconds; saves and drafts of later wait for it. */
  const afterAll = (work: () => Promise<void>): Promise<void> => {
    queue = inTime(Promise.all([queue, drafting]))
    return inTurn(work)
  }

  return { act, saveDraft, afterAll }
}
