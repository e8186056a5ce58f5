import type { MessageKey } from './messages.ts'

/** What a rule may need besides the value: the day in India (yyyy-MM-dd). Rules never read a clock. */
export interface RuleContext {
  today: string
}

/** Lists of codes in the bank's master data. */
export type ListName = 'genders' | 'maritalStatuses' | 'industries' | 'incomeRanges' | 'products'

/**
 * One kind of value. Input is what a person typed; a value is what `normalise` made of it. Every function is pure and
 * gives the same result in the browser and on the server.
 */
export interface FieldKind {
  /** The kind's name: `pan`, `mobile-number`, … equal to its file. */
  id: string
  /** Converts an input to the form that is checked, stored and sent. Never throws, whatever the input. */
  normalise: (input: string) => string
  /** The message of the first broken rule, or undefined. Takes a normalised, non-empty value. */
  check: (value: string, context: RuleContext) => MessageKey | undefined
  /** How a stored value is shown to its owner (grouping, DD/MM/YYYY). Default: as it is. */
  show?: (value: string) => string
  /** How it is shown where the whole value is not needed. */
  mask?: (value: string) => string
  /** The message of an empty required answer. Default requiredField. */
  whenEmpty?: MessageKey
  /** The master list that must contain the value; only the server has it, and reports `otherwise`. */
  list?: { name: ListName; otherwise: MessageKey }
  /** Longest input a control should take, spaces included. */
  maxLength?: number
}
