import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { createContext, useContext } from 'react'

/** Turns a message's key into words of the applicant's language. */
export type Message = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** What fields say beside the label that a screen gives them. The shell provides it for the language in use. */
export interface FieldWords {
  message: Message
  show: string
  hide: string
  whyWeAsk: string
  day: string
  month: string
  year: string
  /** Of type-aheads: the list's name, while it is fetched, and how many were found (0 included). */
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
