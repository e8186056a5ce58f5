import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useEffect, useRef } from 'react'
import { useJourney } from '../engine/use-journey.ts'
import type { Form, FormValues } from './form.ts'

/**
 * Pause after the last key press before a draft is saved, in ms, so that a tab that is killed loses no more than that.
 * Leaving the field or the page saves it sooner; typing without a pause saves it this often.
 */
const draftPause = 300
const longestPause = 2000

/** Never part of a draft: secrets, one-time codes, consents, another person's details, and the Aadhaar number, which is never stored. */
const neverDrafted = /otp|mpin|^uid$|^pin$|^consent|^addOn/i

/** The saved draft of a screen, as it came with the application; empty if there is none. */
export function draftOf(
  application: ApplicationView | undefined,
  screen: string,
): Readonly<Record<string, string | undefined>> {
  return application?.drafts?.[screen] ?? {}
}

/** Holds the draft back during a submit: accepted answers need none, refused ones are saved immediately. */
export interface SubmitHold {
  begin: () => void
  end: (saved: boolean) => void
}

/** What is saved as a draft: the answers of a screen's questions. */
interface Drafted {
  screen: ScreenId
  questions: Readonly<Record<string, unknown>>
}

/**
 * Saves what is typed as a draft: shortly after the last change, and on leaving a field, the screen or the page. The
 * browser warns before the page is left while something is unsaved (SC-35). Only what changed here is sent: another tab may
 * type on the same screen (ADR 0122).
 */
export function useDraft(asked: Drafted, form: Form): SubmitHold {
  const { application, saveDraft } = useJourney()
  const latest = useRef(saveDraft)
  latest.current = saveDraft
  const keeper = useRef<Keeper>(undefined)
  keeper.current ??= createKeeper(asked, form, (answers, options) => latest.current(asked.screen, answers, options))
  const keep = keeper.current
  const kept = application !== undefined

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitsSince: number | undefined
    const save = () => {
      waitsSince = undefined
      keep.now()
    }
    const later = () => {
      clearTimeout(timer)
      const now = performance.now()
      waitsSince ??= now
      timer = setTimeout(save, Math.max(0, Math.min(draftPause, waitsSince + longestPause - now)))
    }
    // What was typed before the record arrived has not been checked yet.
    if (kept) later()
    const stop = form.subscribe((field) => {
      if (!field) return
      keep.changed()
      // Changes are compared in the pause, to keep key presses fast.
      if (kept) later()
    })
    const leftField = () => keep.now()
    const hidden = () => document.visibilityState === 'hidden' && keep.leaving()
    const warn = (event: BeforeUnloadEvent) => {
      if (kept) keep.leaving()
      if (keep.unsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    const whileKept: [EventTarget, string, () => void][] = [
      [document, 'focusout', leftField],
      [document, 'change', leftField],
      [document, 'visibilitychange', hidden],
      [window, 'pagehide', keep.leaving],
    ]
    if (kept) for (const [target, name, heard] of whileKept) target.addEventListener(name, heard)
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('beforeunload', warn)
      for (const [target, name, heard] of whileKept) target.removeEventListener(name, heard)
      if (kept) keep.now()
    }
  }, [keep, kept, form])
  return keep.submit
}

interface Keeper {
  changed: () => void
  now: () => void
  leaving: () => void
  unsaved: () => boolean
  submit: SubmitHold
}

/** What has been typed since the last draft, and how much of it the server has. */
function createKeeper(
  asked: Drafted,
  form: Form,
  save: (answers: FormValues, options: { leaving: boolean }) => Promise<boolean>,
): Keeper {
  const fields = Object.keys(asked.questions).filter((field) => !neverDrafted.test(field))
  /** By field what the server has since this page came: undefined while an answer is on its way, or its fate unknown. */
  const known: Record<string, string | undefined> = {}
  let unsaved = false
  let held = false
  /** Submitted: no draft is saved until the next change. */
  let settled = false
  let submitted: FormValues = {}
  let underWay: string | undefined
  /** Changed while a draft was under way: one at a time is enough for a slow server. */
  let again = false

  function changed(): FormValues {
    const differ = fields.filter(
      (field) => form.value(field) !== (field in known ? known[field] : form.recorded(field)),
    )
    return Object.fromEntries(differ.map((field) => [field, form.value(field)]))
  }

  function keep(leaving: boolean): void {
    if (settled || (held && !leaving)) return
    const answers = changed()
    const now = JSON.stringify(answers)
    unsaved = now !== '{}'
    if (!unsaved) return
    if (underWay !== undefined && !leaving) {
      again = now !== underWay
      return
    }
    underWay = now
    for (const field in answers) known[field] = undefined
    void save(answers, { leaving }).then((saved) => {
      if (underWay === now) underWay = undefined
      if (saved) {
        Object.assign(known, answers)
        unsaved = JSON.stringify(changed()) !== '{}'
      }
      if (!again || underWay !== undefined) return
      again = false
      keep(false)
    })
  }

  return {
    changed() {
      unsaved = true
      settled = false
    },
    now: () => keep(false),
    leaving: () => keep(true),
    unsaved: () => unsaved,
    submit: {
      begin() {
        held = true
        submitted = form.state().values
      },
      end(saved) {
        held = false
        if (!saved) return keep(false)
        settled = true
        unsaved = false
        Object.assign(known, submitted)
      },
    },
  }
}
