import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { messageKeys } from '@card-journey/journey/fields/messages.ts'
import type { ScreenForm } from '@card-journey/journey/steps/form.ts'
import { forms } from '@card-journey/journey/steps/forms.ts'
import { texts } from '@card-journey/journey/texts/en/fields.ts'
import { code, generated, table } from './markdown.ts'

export const path = 'docs/generated/rules.md'

const words: Readonly<Partial<Record<MessageKey, string>>> = texts
const all: readonly ScreenForm[] = Object.values(forms)

/** What each screen asks, the kinds of value, and each field's messages. */
export function render(): string {
  return `${generated}

# What is asked, and what is refused

The rules stand in \`journey/fields\` (one kind of value per file) and \`journey/steps\` (what each screen asks). The browser and
the server run the same ones.

## Screens

${all.map(screenSection).join('\n\n')}

## Kinds of values

${table(
  ['kind', 'longest input', 'message when empty', 'asked on'],
  kinds().map(({ id, maxLength, whenEmpty = 'requiredField', screens }) => [
    code(id),
    maxLength ? String(maxLength) : '–',
    code(whenEmpty),
    screens.join(', '),
  ]),
)}

## Messages

${table(
  ['key', 'English'],
  messageKeys.map((key) => [code(key), words[key] ?? '–']),
)}
`
}

function screenSection(form: ScreenForm): string {
  const between = (form.rules ?? []).map(({ field }) => code(field))
  return `### ${form.screen}

${table(
  ['field', 'kind', 'required', 'asked'],
  Object.entries(form.questions).map(([field, { kind, required = true, asked }]) => [
    code(field),
    kind.id,
    typeof required === 'function' ? 'depends on other answers' : required ? 'yes' : 'no',
    asked ? 'depends on the record or other answers' : 'always',
  ]),
)}${between.length > 0 ? `\n\nRules between answers and the record: ${between.join(', ')}.` : ''}`
}

function kinds() {
  const byId = new Map<string, { id: string; maxLength?: number; whenEmpty?: MessageKey; screens: string[] }>()
  for (const { screen, questions } of all)
    for (const { kind } of Object.values(questions)) {
      const known = byId.get(kind.id) ?? {
        id: kind.id,
        maxLength: kind.maxLength,
        whenEmpty: kind.whenEmpty,
        screens: [],
      }
      if (!known.screens.includes(screen)) known.screens.push(screen)
      byId.set(kind.id, known)
    }
  return [...byId.values()].toSorted((a, b) => a.id.localeCompare(b.id))
}
