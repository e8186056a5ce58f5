import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { CodeDelivery } from './code-words.ts'

/** The card that an application is started for. */
export interface ChosenProduct {
  productCode: string
  productLogo: string
  productName: string
  feeCode: string
  isAirlineCobrand: boolean
}

export type ConsentCode = 'TNC' | 'BUREAU' | 'PARTNER_STATUS' | 'whatsappconsent'

/** A sign-in in progress: what was entered on /verify/mobile or /verify/application, and how the code was sent. */
export interface SignIn {
  /** `resume` sets application_id_params: nothing found is A100 (LG-18). */
  kind: 'apply' | 'resume'
  /** Empty after a one-time link: then the server knows it, and the page its masked form. */
  mobileNumber: string
  maskedMobile?: string
  product?: ChosenProduct
  consents: readonly { code: ConsentCode; version: string; value: 'Y' | 'N' }[]
  /** The language of the texts that were agreed to. */
  language?: Language
  /** Seconds until a new code may be requested, from `sentAt` (ms, server's clock). */
  resendInSeconds?: number
  sentAt?: number
  /** What became of the code; absent: sent. */
  delivery?: CodeDelivery
  resends?: number
  /** The visible counter of wrong codes: 1 to 3, then 1 again (LG-24). */
  failures?: number
  /** Attempts left for the current code; 0: it no longer works. */
  triesLeft?: number
  /**
   * `proven`: the number is confirmed, but a later call had no outcome. `found`: there is an application; the applicant
   * is welcomed back first (SC-47). `done`: one was created, the first screen is loading.
   */
  stage?: 'proven' | 'found' | 'done'
  /** With `found`: the screen where the application continues. */
  standsAt?: ScreenId
}
