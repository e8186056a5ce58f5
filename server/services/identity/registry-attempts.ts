import type { Application } from '@card-journey/journey/application/application.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import { registryKey } from '@card-journey/journey/application/person.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { Deps } from '../../compose.ts'
import { countedTries, type Tries } from '../counted-tries.ts'
import type { HeldApplication } from '../held-application.ts'

export type Registry = NonNullable<Facts['ckyc']>

/** Wrong entries of the registry’s code: the day’s tries of an application, by the day in India. */
export const registryTries = ({ stored, today, at }: HeldApplication, { store, masterData }: Deps): Tries =>
  countedTries(store, {
    key: `ckyc-wrong:${stored.id}:${today}`,
    limit: masterData().policy.attempts.triesPerDay,
    at,
  })

/** What the registry said about the person on record; nothing while that was another one. */
export const registryOf = ({ facts, applicantDetails }: Application): Registry | undefined =>
  facts.ckyc?.for === registryKey(applicantDetails[0]) ? facts.ckyc : undefined

/** The record with more from the registry. */
export const withRegistry = (application: Application, registry: Registry, more: Partial<Registry>): Application =>
  withFacts(application, { ckyc: { ...registry, ...more } })
