import { createContext, useContext, useMemo } from 'react'
import { messageOf, type TextsName } from './catalogues.ts'
import { formatMessage, type Values } from './format-message.ts'
import { localeOf } from './language.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { TextsOf } from './texts-of.ts'

/** Names of a message's placeholders: `{name}` and `{count, plural, …}`. Write # for the number inside a plural. */
type Placeholders<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? PlainName<Name> | Placeholders<Rest>
  : never

type PlainName<Text extends string> = Text extends `${infer Name},${string}`
  ? PlainName<Name>
  : Text extends `${string}${' ' | '#' | '{'}${string}`
    ? never
    : Text

/** Formats a message of one text file in the applicant's language. Placeholders are required, by name. */
export type Translate<Texts extends Readonly<Record<string, string>>> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: [Placeholders<Texts[Key]>] extends [never]
    ? []
    : [Readonly<Record<Placeholders<Texts[Key]>, string | number>>]
) => string

export const LanguageContext = createContext<Language>('en')

export const useLanguage = (): Language => useContext(LanguageContext)

/** Formats a message by a key that is only known at run time (an error's type); undefined if there is none. */
export function say(language: Language, name: string, key: string, values?: Values): string | undefined {
  const message = messageOf(language, name, key)
  return message === undefined ? undefined : formatMessage(message, values ?? {}, localeOf[language])
}

/** The texts of one file, by its name: a screen's id, `shell` or `fields`. Empty until late texts have loaded. */
export function useTexts<Name extends TextsName>(name: Name): Translate<TextsOf[Name]> {
  const language = useLanguage()
  return useMemo(
    () => ((key: string, values?: Values) => say(language, name, key, values) ?? '') as Translate<TextsOf[Name]>,
    [language, name],
  )
}

/** The texts of one file by keys that are known only at run time; undefined for a key without text. */
export function useTextLookup(name: TextsName): (key: string, values?: Values) => string | undefined {
  const language = useLanguage()
  return useMemo(() => (key, values) => say(language, name, key, values), [language, name])
}
