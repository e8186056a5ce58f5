import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { outcomeOf, trialOfOutages } from './outage-trial.ts'

// A system that fails again and again is spared, which operators see, and is asked again when it is well.

const { product, first, beside, someone, dial } = trialOfOutages()

const metrics = async () => (await fetch(`${product().operatorUrl}/metrics`)).text()

test.each([['pan', first.pan] as const, ...Object.entries(beside)])(
  '[T25] %s failing again and again is spared, operators see it, and it is asked again when it is well',
  async (system, way) => {
    if (!way) throw new Error(system)
    // Who goes on without an answer asks once; the others press again.
    const led = Array.from({ length: way.goesOn ? 12 : 1 }, someone)
    await Promise.all(led.map((applicant) => way.lead(applicant)))
    await dial([system], { failure: '500' })
    for (let press = 0; press < 12 && !(await metrics()).includes(stateOf(system, 'open')); press++) {
      const applicant = led[press % led.length]
      if (applicant) await way.ask(applicant)
    }
    expect(await metrics()).toContain(stateOf(system, 'open'))
    expect(await metrics()).toContain(stateOf('los', 'closed'))
    const status = (await (await fetch(`${product().operatorUrl}/status`)).json()) as { breakers: object }
    expect(status.breakers).toMatchObject({ [system]: 'open' })
    await dial([system], { failure: 'none' })
    const last = someone()
    await way.lead(last)
    await eventually(async () => expect(outcomeOf(await way.ask(last))).toBe('ok'))
    await eventually(async () => expect(await metrics()).toContain(stateOf(system, 'closed')))
  },
)

const stateOf = (system: string, state: string) => `bank_system_breaker{system="${system}",state="${state}"} 1`
