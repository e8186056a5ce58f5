import type { Application } from '../application/application.ts'
import type { CallId } from '../ids/calls.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import type { ActionRow } from './action.ts'
import type { AskedAddress } from './address/asked-address.ts'
import type { AnswersOf } from './answers.ts'
import type { Answers, ScreenForm } from './form.ts'
import type { Summary } from './summary.ts'
import type { Group } from './undo-groups.ts'

/** What an action changes beside its answers. `at` is ISO 8601. */
export type Effect = (application: Application, at: string) => Application

/** For a row that sets one of several markers: which, from the record as the action leaves it. */
export interface Choice {
  /** The choice in words, for the documents. */
  words: string
  choose: (application: Application, answers: Answers) => Marker | 'stays'
}

/** What a changed answer undoes: groups of the record that rest on it. */
export interface Undo {
  /** Whether the answers changed something that the groups rest on. */
  changed: (before: Application, after: Application) => boolean
  undoes: readonly Group[]
  /** True: when a group held something, the marker goes back to the action's own. */
  back: boolean
}

/** A marker that the answer of a call sets (rulings, "who sets which marker, when"). */
export interface Outcome<By extends string = CallId> {
  marker: Marker
  customerType: CustomerType
  /** The calls whose answer decides, or the jobs. */
  by: readonly By[]
  /** The markers in which it may happen. */
  from: readonly (Marker | 'none')[]
  /** The clause, in words. */
  when: string
  /** The same as a condition, where the record shows it (`applyOutcome` in `flow/set-marker-after.ts`). */
  holds?: (application: Application) => boolean
}

/** What belongs to one screen alone, beside the rows that browsers load too (`actions.ts`) and its form (`form.ts`). */
export interface Step<Name extends string = string> {
  actions: readonly ActionRow<Name>[]
  form?: ScreenForm
  effects?: Readonly<Partial<Record<Name, Effect>>>
  choices?: Readonly<Partial<Record<Name, Choice>>>
  undoes?: readonly Undo[]
  /** The address whose pincode the answers bring, where an action needs `pincodeServed`. */
  address?: AskedAddress
  outcomes?: readonly Outcome[]
  /** Its lines in the summary of all answers. */
  summary?: Summary
  /** What becomes of each answer; of a step that asks something. */
  answers?: AnswersOf<string>
}

export type AskingStep = Step & { form: ScreenForm; answers: AnswersOf<string> }

/**
 * A step that asks something. A question of which it is not said what becomes of its answer does not compile, nor the name
 * of an action that its rows don't have.
 */
export const askingStep = <Name extends string, Field extends string>(
  form: ScreenForm<Field>,
  actions: readonly ActionRow<Name>[],
  more: Omit<Step<NoInfer<Name>>, 'actions' | 'form'> & { answers: AnswersOf<NoInfer<Field>> },
): AskingStep => ({ form, actions, ...more })

/** A step without questions. */
export const plainStep = <Name extends string>(
  actions: readonly ActionRow<Name>[],
  more: Omit<Step<NoInfer<Name>>, 'actions' | 'form'> = {},
): Step => ({ actions, ...more })

const outcomeOf =
  (customerType: CustomerType) =>
  <By extends string = CallId>(
    marker: Marker,
    by: readonly By[],
    from: Outcome['from'],
    when: string,
    holds?: Outcome['holds'],
  ): Outcome<By> => ({ marker, customerType, by, from, when, ...(holds && { holds }) })

/** A marker of a new-to-bank applicant, the calls or jobs that set it, from where, and the clause. */
export const ntbOutcome = outcomeOf('NTB')

/** The same for an existing customer. */
export const etbOutcome = outcomeOf('ETB')
