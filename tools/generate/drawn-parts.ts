import { progressSteps } from '@card-journey/journey/flow/progress.ts'
import type { CustomerType } from '@card-journey/journey/ids/markers.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { mainWay, predecessors } from './main-way.ts'

/** Screens in which a branch ends. */
const isEnding = (screen: ScreenId): boolean =>
  /^(rejected|regret|vkycRejection|visit-branch|not-sourcing|pan-registered|no-registered-mobile|invalid-pincode|reject811Customer)$/.test(
    screen,
  )

const signIn: readonly ScreenId[] = ['verify-mobile', 'verify-otp', 'verify-application']

interface DrawnPart {
  step: string
  main: readonly ScreenId[]
  branches: readonly ScreenId[]
  endings: readonly ScreenId[]
}

/**
 * The journey of a customer type as it is drawn, part by part: a screen is drawn in the part of its progress step, one
 * without a step or in which a branch ends in the first part that leads to it.
 */
export function drawnParts(customerType: CustomerType): readonly DrawnPart[] {
  const rows = progressSteps[customerType]
  const way: readonly ScreenId[] = ['verify-mobile', 'verify-otp', ...mainWay(customerType)]
  const origins = predecessors(customerType)
  const stepOf = (screen: ScreenId) =>
    signIn.includes(screen) ? 0 : rows.findIndex(({ screens }) => screens.includes(screen))
  const all = [...new Set([...way, ...signIn, ...(rows[0]?.screens ?? []), ...origins.keys()])]
  const homeOf = (screen: ScreenId, passed: readonly ScreenId[] = []): number => {
    const own = stepOf(screen)
    if (!isEnding(screen) && own >= 0) return own
    const from = (origins.get(screen) ?? []).filter((each) => !passed.includes(each))
    return Math.min(...from.map((each) => homeOf(each, [...passed, screen])))
  }
  // What only a resumed application leads to begins where one is resumed.
  const drawnIn = (screen: ScreenId) => (Number.isFinite(homeOf(screen)) ? homeOf(screen) : 0)
  return rows.map(({ step }, index) => ({
    step,
    main: way.filter((screen) => drawnIn(screen) === index),
    branches: all.filter((screen) => !way.includes(screen) && !isEnding(screen) && drawnIn(screen) === index),
    endings: all.filter((screen) => isEnding(screen) && drawnIn(screen) === index),
  }))
}
