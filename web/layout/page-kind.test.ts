import { backOf, guard } from '@card-journey/journey/flow/guard.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { screenIds, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { isStep, rarelyLeadsBack } from './page-kind.ts'

/** Led back from in some state by the flow, and yet without room: a call would end, the offer and the end are one glance. */
const ledBack: readonly ScreenId[] = ['searching-agent', 'agent-waiting', 'virtual-card']
/** Led back from by other means than the flow: the sign-in, and the page before. */
const otherwise: readonly ScreenId[] = ['verify-otp', 'consents']

test('on a phone no room is kept for Back exactly where the flow never leads back', () => {
  const views = (['NTB', 'ETB'] as const).flatMap(reachable).map(({ record }) => viewOf(record))
  const open = screenIds.filter((screen) => isStep(screen) && !otherwise.includes(screen))
  for (const screen of open) {
    const there = views.filter((view) => guard(view, screen) === 'allowed')
    if (there.length === 0) continue
    const leads = !ledBack.includes(screen) && there.some((view) => backOf(view, screen) !== undefined)
    expect([screen, rarelyLeadsBack(screen)]).toEqual([screen, !leads])
  }
})
