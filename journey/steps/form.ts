import type { Application } from '../application/application.ts'
import type { ApplicationView } from '../application/view.ts'
import type { FieldKind, RuleContext } from '../fields/field.ts'
import type { MessageKey } from '../fields/messages.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

/** Answers as they travel and as forms hold them: text under the field's name; a ticked box is `Y`, an unticked one is empty. */
export type Answers<Field extends string = string> = Readonly<Record<Field, string>>

export interface QuestionContext extends RuleContext {
  answers: Answers
  application: ApplicationView
}

export interface Question {
  kind: FieldKind
  /** Default true. A function where it depends on other answers. */
  required?: boolean | ((context: QuestionContext) => boolean)
  /** Whether the question is asked at all (fields by employment type, the airline's number). Default true. An answer that is not asked for is dropped. */
  asked?: (context: QuestionContext) => boolean
}

/** A rule over several answers. Broken: the message and the field that carries it. */
export interface CrossRule<Field extends string = string> {
  field: Field
  broken: (context: QuestionContext) => MessageKey | undefined
}

/**
 * What one screen asks: which fields, which rules between them, where the answers come from in the record and what
 * part of the record they become. A screen without questions has no form. It never names its successor.
 */
export interface ScreenForm<Field extends string = string> {
  screen: ScreenId
  questions: Readonly<Record<Field, Question>>
  rules?: readonly CrossRule<Field>[]
  /** The answers that the record already holds, to fill the form. */
  read: (application: ApplicationView) => Partial<Answers<Field>>
  /**
   * What part of the record the checked answers become; returns the changed copy. Absent: nothing of the record (codes,
   * consents, choices that a call carries). `at` is ISO 8601.
   */
  write?: (application: Application, answers: Answers, at: string) => Application
}

export type Mistakes<Field extends string = string> = Partial<Record<Field, MessageKey>>

export interface Checked<Field extends string = string> {
  /** Normalised answers of the questions that are asked. */
  answers: Answers<Field>
  /** The first broken rule of each field; empty when all is well. */
  mistakes: Mistakes<Field>
}

/** Checks a whole form: normalises, drops what is not asked, applies the field rules, then the rules between fields. */
export function checkForm<Field extends string>(
  form: ScreenForm<Field>,
  input: Readonly<Record<string, string | undefined>>,
  context: { today: string; application: ApplicationView },
): Checked<Field> {
  const fields = Object.keys(form.questions) as Field[]
  const all = Object.fromEntries(
    fields.map((field) => [
      field,
      form.questions[field].kind.normalise(Object.hasOwn(input, field) ? (input[field] ?? '') : ''),
    ]),
  ) as Record<Field, string>
  const about: QuestionContext = { ...context, answers: all }
  const asked = fields.filter((field) => form.questions[field].asked?.(about) ?? true)
  const answers = Object.fromEntries(asked.map((field) => [field, all[field]])) as Answers<Field>
  const mistakes: Mistakes<Field> = {}
  for (const field of asked) {
    const mistake = checkQuestion(form.questions[field], all[field], about)
    if (mistake) mistakes[field] = mistake
  }
  for (const rule of form.rules ?? []) {
    if (mistakes[rule.field] || !asked.includes(rule.field)) continue
    const mistake = rule.broken({ ...about, answers })
    if (mistake) mistakes[rule.field] = mistake
  }
  return { answers, mistakes }
}

function checkQuestion(question: Question, value: string, context: QuestionContext): MessageKey | undefined {
  if (value !== '') return question.kind.check(value, context)
  const required = typeof question.required === 'function' ? question.required(context) : (question.required ?? true)
  return required ? (question.kind.whenEmpty ?? 'requiredField') : undefined
}
