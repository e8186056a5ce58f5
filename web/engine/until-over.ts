import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { applicationIn } from './application-in.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { Engine, Outcome } from './journey.ts'

/** Between two looks, in ms. */
const pause = 1000

interface Looking extends Pick<Engine, 'route' | 'moveOn'>, Pick<EnginePorts, 'state' | 'path'> {
  askForApplication: () => Promise<Outcome>
}

/**
 * A reload does not end what the page before it had asked for: looks until the server has an answer, then moves on from
 * where the applicant stood, if they still look at it. Whatever came of it is in the record; what failed can be asked again.
 */
export async function untilOver(
  before: ApplicationView,
  { state, path, askForApplication, route, moveOn }: Looking,
): Promise<void> {
  const from = path()
  for (let underWay = before.underWay; underWay;) {
    await new Promise((passed) => setTimeout(passed, pause))
    // Who has signed out waits no more.
    if (state().waiting !== before.underWay) return
    const outcome = await askForApplication()
    if (!outcome.ok) {
      if (outcome.failure) await route(outcome.failure)
      return
    }
    const now = applicationIn(outcome.response)
    underWay = now?.underWay
    if (now && !underWay && standing(now) !== standing(before) && path() === from) await moveOn({ replace: true })
  }
}
