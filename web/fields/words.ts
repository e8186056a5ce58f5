import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { createContext, useContext } from 'react'

/** Turns a message key into text in the applicant's language. */
export type Message = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** What fields say besides the label that a screen gives them. The shell provides it for the current language. */
export interface FieldWords {
  message: Message
  show: string
  hide: string
  whyWeAsk: string
  day: string
  month: string
  year: string
  /** For type-aheads: the list's name, its loading text, and how many were found (including 0). */
  suggestions: string
  searching: string
  found: (count: number) => string
}

export const FieldWordsContext = createContext<FieldWords | null>(null)

export function useFieldWords(): FieldWords {
  const words = useContext(FieldWordsContext)
  if (!words) throw new Error('Fields stand inside a FieldWordsContext')
  return words
}

export const useMessage = (): Message => useFieldWords().message
