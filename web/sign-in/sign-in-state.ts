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

/** A sign-in under way: what /verify/mobile or /verify/application asked, and how the code was sent. */
export interface SignIn {
  /** `resume` sets application_id_params: nothing found is A100 (LG-18). */
  kind: 'apply' | 'resume'
  mobileNumber: string
  product?: ChosenProduct
  consents: readonly { code: ConsentCode; version: string; value: 'Y' | 'N' }[]
  /** The language of the texts that were agreed to. */
  language?: Language
  /** Seconds until a new code may be asked for, from `sentAt` (ms, server's clock). */
  resendInSeconds?: number
  sentAt?: number
  /** What became of the code; absent: sent. */
  delivery?: CodeDelivery
  resends?: number
  /** The visible counter of wrong codes: 1 to 3, then 1 again (LG-24). */
  failures?: number
  /** What the server leaves of the code that is out; 0: it no longer works. */
  triesLeft?: number
  /**
   * `proven`: the number is confirmed, and a call after it stayed without an outcome. `found`: an application is here;
   * the applicant is welcomed back before going on (SC-47). `done`: one was created, the first screen is on its way.
   */
  stage?: 'proven' | 'found' | 'done'
  /** The number is proven, and consents are asked again: their texts have changed since. */
  asksConsents?: boolean
}
