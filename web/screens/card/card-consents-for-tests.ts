import { bankConsent } from '../../examples/bank-consents-for-tests.ts'

/** One of the bank's texts, as the master data gives it. */
const asked = (code: string) => ({ [`getConsentDetails?code=${code}`]: [bankConsent(code, { version: '1.0' })] })

/** For mobile banking. */
export const mobileBanking = asked('MBANKING')

/** For activating a card. */
export const activationConsent = asked('ACTIVATION')

/** For an add-on card. */
export const addOnConsent = asked('ADDON')

/** For UPI. */
export const upiConsent = asked('UPI')

/** For paying bills from an account. */
export const autopayConsent = asked('AUTOPAY')
