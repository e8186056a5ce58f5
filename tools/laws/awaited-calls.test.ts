import { calls } from '@card-journey/contract/api.ts'
import { actions } from '@card-journey/journey/flow/actions.ts'
import { isScreenId, screenIds, type ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { awaitedCalls } from '@card-journey/web/awaited-calls.ts'
import { expect, test } from 'vitest'
import { filesUnder } from './tree.ts'

const served: ReadonlySet<string> = new Set(calls.map(({ id }) => id))
const awaiting = Object.keys(awaitedCalls).filter(isScreenId)
const built = filesUnder('web/screens')
  .filter((file) => file.endsWith('Screen.tsx'))
  .map((file) => file.split('/')[3] ?? '')

/** The submit of a screen can't be made by anyone: its call is missing for every customer type that has one. */
function isBlocked(screen: ScreenId): boolean {
  const submits = actions.filter((row) => row.screen === screen && row.action === 'submit')
  return submits.length > 0 && submits.every(({ call }) => call !== undefined && !served.has(call))
}

test('a screen waits only for calls that are not served: with its call it enters the routes', () => {
  const here = awaiting.flatMap((screen) => (awaitedCalls[screen] ?? []).filter((call) => served.has(call)))
  expect(here, 'served by now, so take their screens out of web/awaited-calls.ts').toEqual([])
})

test('a screen that waits for its call is built', () => {
  expect(awaiting.filter((screen) => !built.includes(screen))).toEqual([])
})

test('a built screen whose submit nobody can make is no route', () => {
  expect(screenIds.filter((screen) => built.includes(screen) && isBlocked(screen) && !awaitedCalls[screen])).toEqual([])
})

test('the list of waiting screens only shrinks', () => {
  // Lower it with every screen that leaves the list, never raise it.
  expect(awaiting.length).toBeLessThanOrEqual(13)
})
