import { test } from 'vitest'
import { everySystemFails, faults } from './outage-failures.ts'
import { trialOfOutages } from './outage-trial.ts'

const trial = trialOfOutages()

test.each(faults)(
  '[T24, T25] every system on the way to a decision that does %s: nothing is decided, and it goes on afterwards',
  (fault) => everySystemFails(trial, trial.first, fault),
)
