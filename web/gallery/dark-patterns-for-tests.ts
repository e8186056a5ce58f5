import { consentCodes, type ConsentField } from '@card-journey/journey/application/consent.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { say } from '../texts/screen-texts.ts'
import {
  choices,
  otherBoxes,
  realEnds,
  urgentWords,
  waysOfAsking,
  type Choice,
  type ChoiceName,
} from './agreeing-for-tests.ts'

/** What a state starts from, as far as the law needs it. */
export interface ShownState {
  screen: ScreenId
  /** The name of the state. */
  name: string
  language: Language
  /** What was answered before the page was shown. */
  answers: Readonly<Record<string, string>>
  /** The bank's texts, each with the code of its consent; one in several languages is there several times. */
  texts: readonly (readonly [code: string, text: string])[]
}

/** The bank's texts in whatever a page was given. */
export function textsIn(value: unknown): ShownState['texts'] {
  if (typeof value !== 'object' || value === null) return []
  const { code, text } = value as { code?: unknown; text?: unknown }
  if (typeof code === 'string' && typeof text === 'string') return [[code, text]]
  return Object.values(value).flatMap(textsIn)
}

const seen = { boxes: new Set<string>(), choices: new Set<ChoiceName>(), ends: new Set<ScreenId>() }

/** What a page does to make somebody agree who would not: one sentence each. */
export const darkPatterns = (page: HTMLElement, state: ShownState): string[] => [
  ...boxesOf(page).flatMap((box) => [...preTicked(box, state), ...bundled(box, page, state)]),
  ...(Object.keys(choices) as ChoiceName[]).flatMap((name) => unequal(name, page, state)),
  ...urgent(page, state.screen),
]

const boxesOf = (page: HTMLElement) => [
  ...page.querySelectorAll<HTMLElement>('input[type="checkbox"], [role="checkbox"], [role="switch"]'),
]

const isOther = ({ id }: HTMLElement) => Object.keys(otherBoxes).some((beginning) => id.startsWith(beginning))

const codeOf = ({ id }: HTMLElement): string | undefined =>
  Object.hasOwn(consentCodes, id) ? consentCodes[id as ConsentField] : undefined

function preTicked(box: HTMLElement, { answers }: ShownState): string[] {
  const ticked = box instanceof HTMLInputElement ? box.checked : box.ariaChecked === 'true'
  return ticked && !isOther(box) && answers[box.id] !== 'Y' ? [`pre-ticked: ${box.id}`] : []
}

const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

function bundled(box: HTMLElement, page: HTMLElement, { texts }: ShownState): string[] {
  if (isOther(box)) return []
  const code = codeOf(box)
  if (code === undefined) return [`bundled: ${box.id} is not the box of one consent`]
  seen.boxes.add(code)
  const label = words(page.querySelector<HTMLElement>(`label[for="${box.id}"]`)?.textContent)
  const isItsText = texts.some(([of, text]) => of === code && words(text) === label)
  return [
    ...(isItsText ? [] : [`bundled: ${box.id} says “${label}”, not the text of ${code} alone`]),
    ...(page.querySelectorAll(`[id="${box.id}"]`).length === 1 ? [] : [`bundled: two boxes for ${code}`]),
  ]
}

/** A button, or a link that looks like one, by its words. */
function buttonOf(page: HTMLElement, key: string, language: Language): HTMLElement | undefined {
  const [file = '', name = ''] = key.split(':')
  const label = words(say(language, file, name))
  return [...page.querySelectorAll<HTMLElement>('button, a.button')].find(
    (each) => each.offsetParent !== null && seenOf(each) === label,
  )
}

/** Its words without those for who hears it. */
function seenOf(button: HTMLElement): string {
  const seen = button.cloneNode(true) as HTMLElement
  for (const hidden of seen.querySelectorAll('.visually-hidden')) hidden.remove()
  return words(seen.textContent)
}

const kindOf = (button: HTMLElement) => [...button.classList].find((each) => each.startsWith('button--'))

/** The colour of its words and edge and whether it is filled, not with what: a pointer may rest on one of them. */
function looksOf(button: HTMLElement): string {
  const { color, borderColor, backgroundColor } = getComputedStyle(button)
  return [color, borderColor, backgroundColor === 'rgba(0, 0, 0, 0)' ? 'empty' : 'filled'].join(' ')
}

/** How far apart two neighbours may be, in px. */
const near = 24

function unequal(name: ChoiceName, page: HTMLElement, { screen, name: state, language }: ShownState): string[] {
  const { screens, agree, refuse, answeredBefore }: Choice = choices[name]
  if (!screens.includes(screen) || answeredBefore?.includes(state)) return []
  const agreeing = buttonOf(page, agree, language)
  if (!agreeing) return []
  const refusing = buttonOf(page, refuse, language)
  if (!refusing && isOfAnother(name, page, screen, language)) return []
  seen.choices.add(name)
  if (!refusing) return [`unequal: nothing refuses “${words(agreeing.textContent)}”`]
  const [one, other] = [agreeing.getBoundingClientRect(), refusing.getBoundingClientRect()]
  const gap = Math.max(other.top - one.bottom, one.top - other.bottom, other.left - one.right, one.left - other.right)
  return [
    ...(kindOf(agreeing) === kindOf(refusing)
      ? []
      : [`unequal: ${agree} is ${kindOf(agreeing)}, ${refuse} is ${kindOf(refusing)}`]),
    ...(other.height >= one.height - 1 ? [] : [`unequal: ${refuse} is lower than ${agree}`]),
    ...(kindOf(agreeing) !== kindOf(refusing) || looksOf(agreeing) === looksOf(refusing)
      ? []
      : [`unequal: ${refuse} looks different from ${agree}`]),
    ...(gap <= near ? [] : [`unequal: ${refuse} is ${Math.round(gap)} px away from ${agree}`]),
  ]
}

/** Another choice of the screen has the same words on its button, and it is that one which the page asks. */
const isOfAnother = (name: ChoiceName, page: HTMLElement, screen: ScreenId, language: Language): boolean =>
  Object.entries<Choice>(choices).some(
    ([other, { screens, agree, refuse }]) =>
      other !== name &&
      screens.includes(screen) &&
      buttonOf(page, agree, language) === buttonOf(page, choices[name].agree, language) &&
      buttonOf(page, refuse, language) !== undefined,
  )

function urgent(page: HTMLElement, screen: ScreenId): string[] {
  const counted = page.querySelector('.countdown, [role="timer"]')
  if (counted && realEnds[screen]) seen.ends.add(screen)
  const said = urgentWords.map((each) => each.exec(page.innerText)?.[0]).filter((each) => each !== undefined)
  return [
    ...(counted && !realEnds[screen] ? [`urgent: ${screen} counts down “${words(counted.textContent)}”`] : []),
    ...said.map((each) => `urgent: “${each}”`),
  ]
}

/** Whether the choice was in a state that was looked at. */
export const isMet = (name: ChoiceName): boolean => seen.choices.has(name)

/** What is listed and was in no state that was looked at. */
export const unmet = (): string[] => [
  ...Object.entries(waysOfAsking).flatMap(([code, way]) => (way === 'box' && !seen.boxes.has(code) ? [code] : [])),
  ...(Object.keys(choices) as ChoiceName[]).filter((name) => !isMet(name) && !(choices[name] as Choice).opened),
  ...(Object.keys(realEnds) as ScreenId[]).filter((screen) => !seen.ends.has(screen)),
]
