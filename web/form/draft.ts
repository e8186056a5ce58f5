import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ScreenForm } from '@card-journey/journey/screens/form.ts'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useJourney } from '../journey/use-journey.ts'
import type { FormValues } from './resolver.ts'

/** Pause after the last key press before a draft is kept, in ms. */
const draftPause = 1500

/** Never part of a draft: secrets and one-time codes, and the Aadhaar number, which is stored nowhere. */
const neverDrafted = /otp|mpin|^uid$|^pin$|^consent/i

const drafted = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value && !neverDrafted.test(field)))

/** The kept draft of a screen, as it came with the application; empty when there is none. */
export function draftOf(
  application: ApplicationView | undefined,
  screen: string,
): Readonly<Record<string, string | undefined>> {
  return application?.drafts?.[screen] ?? {}
}

/**
 * Keeps what is typed as a draft, shortly after the last change, and asks the browser to warn before the page is left
 * while something is not kept (SC-35). Gives whether something is, for a submit that saves it.
 */
export function useDraft(form: ScreenForm<string>, methods: UseFormReturn<FormValues>): { current: boolean } {
  const { application, saveDraft } = useJourney()
  const unsaved = useRef(false)
  const save = useRef(saveDraft)
  save.current = saveDraft
  const kept = application !== undefined

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const answersNow = () => drafted(methods.getValues())
    let known = JSON.stringify(answersNow())
    const keep = () => {
      const answers = answersNow()
      const now = JSON.stringify(answers)
      if (now === known) unsaved.current = false
      if (now === known || !kept) return
      known = now
      void save.current(form.screen, answers).then((saved) => saved && (unsaved.current = false))
    }
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        clearTimeout(timer)
        // Without a name the form was filled from the record.
        if (!name) known = JSON.stringify(answersNow())
        else {
          // What changed is looked at in the pause: a key press has other things to do.
          unsaved.current = true
          timer = setTimeout(keep, draftPause)
        }
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [form.screen, kept, methods])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return unsaved
}
