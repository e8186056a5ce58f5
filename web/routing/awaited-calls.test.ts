import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { awaitedCalls } from './awaited-calls.ts'
import { screensToServe, screensWithCode } from '../build/screens-to-serve.ts'
import { matchScreen } from './routes.ts'

const built = screensWithCode().map(({ screen }) => screen)
const served: ReadonlySet<string> = new Set(screensToServe())

test.for(Object.keys(awaitedCalls) as ScreenId[])(
  '%s is built and not served: its path is known and says that the step comes later',
  (id) => {
    expect(built).toContain(id)
    const match = matchScreen(screenPaths[id], (screen) => served.has(screen))
    expect(match).toEqual({ screen: 'error', known: true, awaited: id })
  },
)

test('every other built screen is served', () => {
  expect(built.filter((id) => !(id in awaitedCalls)).toSorted()).toEqual([...served].toSorted())
})
