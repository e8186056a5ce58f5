import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { Deps } from '../../compose.ts'

/** What an application said last of one consent. */
export const lastConsent = async (code: ConsentCode, applicationId: string, { store }: Pick<Deps, 'store'>) =>
  (await store.consents.of(applicationId)).findLast((entry) => entry.code === code)
