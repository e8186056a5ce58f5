/** A piece of a compiled message: text, a placeholder, `#` inside a plural, or a plural with its forms. */
export type Token = string | readonly [name: string] | readonly [name: string, kind: 'plural', forms: Forms]
type Forms = Readonly<Record<string, readonly Token[]>>

/** As built (build/texts-plugin.ts): a plain sentence, or the token list of a message with placeholders. */
export type CompiledMessage = string | readonly Token[]

/** The messages of one text file by their keys, compiled by the build. */
export type Compiled = Readonly<Record<string, CompiledMessage>>

export type Values = Readonly<Record<string, string | number>>

/** Formats a compiled message: fills in placeholders, chooses plurals, formats their numbers by locale. */
export function formatMessage(message: CompiledMessage, values: Values, locale: string): string {
  return typeof message === 'string' ? message : joined(message, values, locale, undefined)
}

/** With a no-break space on either side of a number, but after a comma: "20 May 2027", "9:30 am", "5 days" stay on a line. */
export const unbroken = (text: string): string => text.replace(/(\d|[^,](?= \d)) /g, '$1\u00a0')

function joined(tokens: readonly Token[], values: Values, locale: string, count: number | undefined): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token === '#' && count !== undefined ? shownCount(count, locale) : token
      const [name, , forms] = token
      const value = values[name] ?? ''
      if (!forms) return unbroken(String(value))
      const number = Number(value)
      const form = forms[number] ?? forms[pluralForm(number, locale)] ?? forms['other'] ?? []
      return unbroken(joined(form, values, locale, number))
    })
    .join('')
}

/** The browser's first formatter costs a slow phone a tenth of a second; up to three digits look the same without it. */
const shownCount = (count: number, locale: string): string =>
  count >= 0 && count < 1000 ? String(count) : new Intl.NumberFormat(locale).format(count)

/** What Intl.PluralRules says of whole numbers in the product's languages; it costs as much, and Safari 12 lacks it. */
const pluralForm = (count: number, locale: string): string =>
  count === 1 || (count === 0 && locale.startsWith('hi')) ? 'one' : 'other'
