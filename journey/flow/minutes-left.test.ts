import { describe, expect, test } from 'vitest'
import { viewOf } from '../application/view.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import type { CustomerType } from '../ids/markers.ts'
import { minutesLeft } from './minutes-left.ts'
import { progressOf, type Progress } from './progress.ts'
import { reachable, type Reached } from './sample-records.ts'

interface Seen {
  progress: Progress
  minutes: number | undefined
}

function seen(type: CustomerType, { record, screen }: Reached): Seen | undefined {
  const progress = progressOf(type, screen, { view: viewOf(record) })
  return progress && { progress, minutes: minutesLeft(type, screen, progress) }
}

/** Every way of the flow by what the applicant did on the screen itself, as what was shown before and after. */
function moves(type: CustomerType): readonly { title: string; before: Seen; after: Seen }[] {
  const all = reachable(type)
  const byWay = new Map(all.map((reached) => [reached.way.join(), reached]))
  return all.flatMap((reached) => {
    const last = reached.way.at(-1)
    const from = byWay.get(reached.way.slice(0, -1).join())
    if (!last || !from || !last.startsWith(`${from.screen} `)) return []
    const [before, after] = [seen(type, from), seen(type, reached)]
    const title = `${from.record.completedScreen}, ${last} → ${reached.record.completedScreen}, ${reached.screen}`
    return before && after ? [{ title, before, after }] : []
  })
}

/** Where the way leads back to what has to be done again. */
const ledBack: Readonly<Record<CustomerType, readonly string[]>> = {
  NTB: [
    'kyc → confirm-office-address at BRE_APPROVED',
    'permission → kyc at AADHAAR_SUBMIT',
    'permission → kyc at SCAN_DOCUMENT',
  ],
  ETB: ['tc → credit-card at BRE_REJECT'],
}

describe.each(['NTB', 'ETB'] as const)('%s', (type) => {
  test('[PB-18] after an answer comes the step that is named next, or the same', () => {
    const made = moves(type)
    expect(made.length).toBeGreaterThan(20)
    for (const { title, before, after } of made) {
      const { steps, current } = before.progress
      const next = steps[steps.findIndex(({ step }) => step === current) + 1]?.step
      // What the bank asks of a customer is known once it has checked the offer; until then nothing is counted for it.
      if (type === 'ETB' && current === 'verification') continue
      expect([current, next], title).toContain(after.progress.current)
    }
  })

  test('an answer never makes the time longer that is left', () => {
    for (const { title, before, after } of moves(type)) {
      if (before.minutes === undefined || after.minutes === undefined) continue
      // The proof of identity has become too old while the call was prepared: it is made again.
      if (title.includes('permission submit') && title.endsWith(', kyc')) continue
      expect(after.minutes, title).toBeLessThanOrEqual(before.minutes)
    }
  })

  test('the minutes rise nowhere, also where the bank has answered, but where a step was added or the way leads back', () => {
    const all = reachable(type)
    const byWay = new Map(all.map((reached) => [reached.way.join(), reached]))
    const rises = all.flatMap((after) => {
      const before = byWay.get(after.way.slice(0, -1).join())
      const [was, is] = [before && seen(type, before), seen(type, after)]
      if (!before || was?.minutes === undefined || is?.minutes === undefined || is.minutes <= was.minutes) return []
      return is.progress.steps.length > was.progress.steps.length
        ? []
        : [`${before.screen} → ${after.screen} at ${after.record.completedScreen}`]
    })
    expect([...new Set(rises)].toSorted()).toEqual(ledBack[type])
  })

  test('there is always a minute left where something is asked', () => {
    for (const reached of reachable(type)) {
      const minutes = seen(type, reached)?.minutes
      if (minutes !== undefined) expect(minutes).toBeGreaterThanOrEqual(1)
    }
  })
})

test('the minutes go down from the first page to the call, step by step', () => {
  const way = ['verify-mobile', 'personal-details', 'more-personal-details', 'home-address', 'kyc', 'location'] as const
  const minutes = way.map((screen) => {
    const progress = progressOf('NTB', screen)
    return progress && minutesLeft('NTB', screen, progress)
  })
  expect(minutes).toEqual([10, 9, 8, 7, 6, 5])
})

test.each([
  ['crn', 'dob'],
  ['crn', 'eligible-card-listing', 'auth-card-details', 'customise-card', 'delivery-address', 'tc'],
  ['crn', 'work-details', 'office-address', 'delivery-address', 'tc'],
] as const)('the minutes never rise on a way of a customer from %s', (...way) => {
  const all = reachable('ETB')
  // Also for one who was counted otherwise before: an earlier check of the offer asked for more.
  const named = way.map((screen) =>
    all.flatMap((reached) => (reached.screen === screen ? [seen('ETB', reached)?.minutes ?? 0] : [])),
  )
  named.slice(1).forEach((minutes, index) => {
    expect(Math.max(...minutes), `${way[index]} → ${way[index + 1]}`).toBeLessThanOrEqual(
      Math.max(...(named[index] ?? [])),
    )
  })
})

test('no time is named while the bank is at work, or before it is known what was answered', () => {
  for (const screen of ['submitted', 'virtual-card', 'agent-waiting', 'verify-application'] as const) {
    const progress = progressOf('NTB', screen)
    expect(progress && minutesLeft('NTB', screen, progress), screen).toBeUndefined()
  }
})

test('a card that is offered instead of the wanted one makes no time longer either', () => {
  const minutesOn = (screen: ScreenId) =>
    reachable('NTB').flatMap((reached) => (reached.screen === screen ? [seen('NTB', reached)?.minutes ?? 0] : []))
  expect(Math.max(...minutesOn('credit-card'))).toBeLessThanOrEqual(Math.max(...minutesOn('check-answers')))
})
