import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { forms } from '@card-journey/journey/steps/forms.ts'
import { askingStates, fetchingStates } from '../../web/examples/example-states.ts'
import { exists, filesUnder, textOf } from './tree.ts'

/**
 * States that a screen can't be in, each with the reason. The list only shrinks: an entry fails once the screen has
 * that state.
 */
const without: Readonly<Record<string, { states: readonly string[]; because: string }>> = {
  'aadhaar-denied': { states: ['loading'], because: 'its words need nothing; each file shows how far it is sent' },
  'confirm-office-address': {
    states: ['empty', 'refused'],
    because: 'it shows an address on file, nothing is typed; a pincode that is refused is asked about',
  },
  'perfios-redirect': { states: ['loading'], because: 'its words need nothing; the button waits for the application' },
  'more-personal-details': { states: ['loading'], because: "the product's own words stand in until its lists come" },
  cards: { states: ['failed'], because: 'products that fail to load lead to the generic error (PL-09, PL-10)' },
  'card-details': {
    states: ['failed'],
    because: 'products that fail to load lead to the generic error (PL-09, PL-10)',
  },
  'compare-cards': {
    states: ['failed'],
    because: 'products that fail to load lead to the generic error (PL-09, PL-10)',
  },
  'terms-conditions': { states: ['failed'], because: 'a document that fails to load leads to the generic error' },
  error: { states: fetchingStates, because: "only the button's address is looked up, and nothing waits for it" },
  'auth-error': { states: fetchingStates, because: "only the button's address is looked up, and nothing waits for it" },
  submitted: { states: ['failed'], because: 'what is known stays while a look that failed is repeated' },
  'submitted-crm': { states: ['failed'], because: 'what is known stays while a look that failed is repeated' },
  'agent-waiting': { states: fetchingStates, because: 'says that the call is being connected until an answer comes' },
  'kyc-later': { states: fetchingStates, because: "the desk's hours are an addition that stands once they are here" },
  'agent-unavailable': {
    states: fetchingStates,
    because: "the desk's hours are an addition that stands once they are here",
  },
  'kyc-unable-to-proceed': {
    states: fetchingStates,
    because: "the desk's hours are an addition that stands once they are here",
  },
}

const screens = filesUnder('web/screens').filter((file) => file.endsWith('Screen.tsx'))
const idOf = (file: string): string => basename(dirname(file))

/** The names of a screen's examples: its own, and those that `asking` gives. */
function statesOf(file: string): readonly string[] {
  const examples = file.replace('.tsx', '.examples.tsx')
  if (!exists(examples)) return []
  const text = textOf(examples)
  const [, object = ''] = text.split('export const examples')
  const own = [...object.matchAll(/^ {2}(?:'([^']+)'|(\w+))[:,]/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  if (object.includes('  ...asking(')) return [...own, ...askingStates]
  const [, taken = ''] = /const \{([^}]*), \.\.\.states \} = asking\(/.exec(text) ?? []
  const others = askingStates.filter((state) => !taken.includes(state))
  return object.includes('  ...states,') ? [...own, ...others] : own
}

/** A file and all of our files that it imports, without the frame around every screen. */
function madeOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (
    seen.has(file) ||
    !/^web\/(screens|engine|master|page|routing|session|sign-in|texts)\//.test(file) ||
    !exists(file)
  )
    return seen
  seen.add(file)
  for (const [, path = ''] of textOf(file).matchAll(/^import (?!type )[^;]*? from '(\.[^']+)'/gm))
    madeOf(join(dirname(file), path), seen)
  return seen
}

const fetches = (file: string): boolean =>
  [...madeOf(file)].some((part) => /<Skeleton\b/.test(textOf(part)) || /\b(useMaster|usePolling)\(/.test(textOf(part)))

const missing = (file: string, states: readonly string[]): string[] => {
  const has = statesOf(file)
  return states.filter((state) => !has.includes(state))
}
const askingScreens = screens.filter((file) => Object.hasOwn(forms, idOf(file)))
const fetchingScreens = screens.filter(fetches)

const breaches = [
  ...askingScreens.flatMap((file) => missing(file, askingStates).map((state) => `${idOf(file)}: ${state}`)),
  ...fetchingScreens.flatMap((file) => missing(file, fetchingStates).map((state) => `${idOf(file)}: ${state}`)),
]
const excepted = Object.entries(without).flatMap(([screen, { states }]) => states.map((state) => `${screen}: ${state}`))

test('the law sees the screens and their examples', () => {
  expect(askingScreens.map(idOf).toSorted()).toEqual(Object.keys(forms).toSorted())
  expect(fetchingScreens.length).toBeGreaterThan(20)
  expect(screens.filter((file) => statesOf(file).length === 0)).toEqual([])
})

test('every screen that asks is shown empty, filled, refused, saving and failed; every one that fetches, loading and failed', () => {
  expect([...new Set(breaches)].filter((breach) => !excepted.includes(breach))).toEqual([])
})

test('an exception is still one, and has a reason', () => {
  expect(excepted.filter((breach) => !breaches.includes(breach))).toEqual([])
  expect(Object.values(without).filter(({ because }) => because.split(' ').length < 4)).toEqual([])
})
