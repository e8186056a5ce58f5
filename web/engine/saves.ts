import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { noteLateDraft } from '../session/late-draft.ts'
import { typedClock } from './typed-clock.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { AskOptions, Engine, Outcome } from './journey.ts'
import { loadSending } from './parts.ts'
import { inTime } from './session-end.ts'
import { notFetched, notLoaded } from './unsent.ts'

interface Saved {
  screen: ScreenId
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
    const [application, sending] = await Promise.all([whenLoaded(), loadSending().catch(() => undefined)])
    if (!application) return notLoaded
    if (!sending) {
      const failure = notFetched('updateApplication')
      if (options.moveOn) update({ problem: failure })
      return { ok: false, failure, fields: {} }
    }
    const { consentsShown } = state()
    const outcome = await sending.sendAction(
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

  /** Under the action that takes the screen's answers; false if it has none, or the draft was not kept. */
  async function draft(
    given: Omit<Saved, 'action'>,
    answers: Readonly<Record<string, string>>,
    options: AskOptions,
  ): Promise<boolean> {
    const { answeringAction } = await loadSending()
    const action = answeringAction(given.screen, state().application?.customerType)
    return action !== undefined && (await save({ ...given, action, draft: true }, answers, options)).ok
  }

  const act: Engine['act'] = (screen, action, answers = {}, options = {}) => {
    const typedAt = state().application && typedNow()
    const from = ports.path()
    return inTurn(() => save({ screen, action, typedAt }, answers, { moveOn: true, from, ...options }))
  }

  const saveDraft: Engine['saveDraft'] = async (screen, answers, { leaving = false } = {}) => {
    // In memory at once: coming back finds it, whatever becomes of the call.
    keepDraft(screen, answers)
    const late = { screen, typedAt: typedNow() }
    // A closing page can't wait for its turn, and a draft doesn't change the version.
    if (leaving) {
      noteLateDraft(late)
      const saved = await draft({ ...late, leaving }, answers, { keepalive: true }).catch(() => false)
      if (saved) noteLateDraft(late, true)
      return saved
    }
    update({ saving: true })
    const underWay = Promise.all([queue, drafting])
      .then(() => draft(late, answers, { impatient: true }))
      // What sends it can't be fetched: the next change tries again.
      .catch(() => false)
    drafting = underWay
    const saved = await underWay
    update({ saving: false })
    return saved
  }

  /** Runs after the saves and drafts that are under way, or after five seconds; saves and drafts of later wait for it. */
  const afterAll = (work: () => Promise<void>): Promise<void> => {
    queue = inTime(Promise.all([queue, drafting]))
    return inTurn(work)
  }

  return { act, saveDraft, afterAll }
}
