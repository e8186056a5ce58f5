import { screenPaths, type ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { expect, test } from 'vitest'
import { awaitedCalls } from './awaited-calls.ts'
import { matchScreen } from './routes.ts'
import { screenExists, screenFile } from './screen-modules.ts'

test.for(Object.keys(awaitedCalls) as ScreenId[])(
  '%s is built but no route: its path shows the failure screen',
  (id) => {
    expect(screenFile(id)).toBeDefined()
    expect(matchScreen(screenPaths[id], screenExists)).toEqual({ screen: 'error', known: false })
  },
)
