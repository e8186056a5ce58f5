import { calls } from '@card-journey/contract/api.ts'
import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { awaitedCalls } from '@card-journey/web/routing/awaited-calls.ts'
import { expect, test } from 'vitest'
import { filesUnder, textOf } from './tree.ts'

const served: ReadonlySet<string> = new Set(calls.map(({ id }) => id))
const awaiting = Object.keys(awaitedCalls).filter(isScreenId)
const components = filesUnder('web/screens').filter((file) => file.endsWith('Screen.tsx'))
const idOf = (file: string): string => file.split('/')[3] ?? ''

/** The component needs something that a call would do, and nothing provides it yet. */
const takesProps = (file: string): boolean => /^export function \w+Screen\([^)]/m.test(textOf(file))

test('a screen waits only for calls that are not served: with its call it enters the routes', () => {
  const here = awaiting.flatMap((screen) => (awaitedCalls[screen] ?? []).filter((call) => served.has(call)))
  expect(here, 'served by now, so take their screens out of web/routing/awaited-calls.ts').toEqual([])
})

test('a served screen needs no props, and one that waits for a call takes it as a prop', () => {
  expect(components.filter(takesProps).map(idOf).toSorted()).toEqual(awaiting.toSorted())
})

test('the list of waiting screens only shrinks', () => {
  // Lower it with every screen that leaves the list; never raise it.
  expect(awaiting.length).toBeLessThanOrEqual(3)
})
