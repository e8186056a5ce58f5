import { test } from 'vitest'
import { everySystemFails, faults } from './outage-failures.ts'
import { trialOfOutages } from './outage-trial.ts'

const trial = trialOfOutages()

test.each(faults)(
  '[T24, T25] every system beside that way that does %s: nothing is decided, and it goes on afterwards',
  (fault) => everySystemFails(trial, trial.beside, fault),
)
