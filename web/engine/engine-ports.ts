import type { ClientSettings } from '@card-journey/contract/client.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { Engine, Journey } from './journey.ts'

/** What the engine works with. */
export interface EnginePorts
  extends Omit<Journey, keyof Engine | 'mayEnter'>, Pick<ClientSettings, 'onServerTime' | 'onSessionEnd'> {
  path: () => string
  language: () => Language
  build: string
  policy: PagePolicy
}
