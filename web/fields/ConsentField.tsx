import type { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useForm } from '../form/use-form.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { CheckboxField } from './CheckboxField.tsx'

/** A consent in the bank's words, and its version. */
export type ConsentText = ResponseOf<typeof getConsentDetails>[number]

export interface ConsentFieldProps {
  /** The answer's name in the form. */
  name: string
  text: ConsentText
  required?: boolean
  hint?: ReactNode
}

/** A checkbox beside one of the bank's texts: ticking it agrees to the version shown, and to no later one. */
export function ConsentField({ name, text, ...props }: ConsentFieldProps) {
  const form = useForm()
  const version = useShownConsent(text)
  const ticked = useRef(version)
  useEffect(() => {
    if (ticked.current !== version) form.set(name, '')
    ticked.current = version
  }, [form, name, version])
  return <CheckboxField name={name} label={text.text} shortName={text.title} {...props} />
}

/** Records the text as the one shown: the next save gives the consent under its version and language. */
export function useShownConsent({ code, version }: Pick<ConsentText, 'code' | 'version'>): string {
  const { state, update } = useJourney()
  const language = useLanguage()
  useEffect(() => {
    update({ consentsShown: { ...state().consentsShown, [code as ConsentCode]: { version, language } } })
  }, [code, version, language, state, update])
  return version
}
