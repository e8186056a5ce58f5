/** What brings a call of the catalogue that is not served yet. */
export type Step = 'new-to-bank paths' | 'existing-customer paths' | 'KYC and card paths' | 'channels'

export interface OpenCall {
  path: `/api/${string}`
  step: Step
  /** What does the same thing until then, if anything. */
  until?: string
}

const at = (step: Step, paths: Readonly<Record<`/api/${string}`, string>>): readonly OpenCall[] =>
  Object.entries(paths).map(([path, until]) => ({ path: path as OpenCall['path'], step, ...(until && { until }) }))

/**
 * Calls of the specification that are not served yet, with what brings them. A law makes sure that the list only
 * shrinks: serve the call, remove its line, lower the count in the law. There are no stub routes.
 */
export const openCalls: readonly OpenCall[] = [
  ...at('new-to-bank paths', {}),
  ...at('existing-customer paths', {}),
  ...at('KYC and card paths', {
    '/api/apps/aadharEnglishVerbiage': '',
    '/api/apps/aadharGetLanguage': '',
    '/api/apps/aadharGetVernacularConsent': '',
    '/api/apps/aadharUpdateConsent': 'the consent travels with aadharOTP',
    '/api/apps/getAadharReferenceKey': 'the gateway’s answer to validateAadharOTP names it to the server',
    '/api/apps/aadharVault': '',
    '/api/apps/CKYCToken': '',
    '/api/kyc/ckycDownload': '',
    '/api/apps/spendInquiry': '',
    '/api/apps/spendUpdate': '',
  }),
  ...at('channels', {
    '/api/apps/sendEmail': 'codes go out by generateEmailOTP',
    '/api/apps/validateEmail': '',
    '/api/apps/getClientData': '',
    '/api/apps/registermember': '',
    '/api/extended/apps/frequentFlyer': '',
  }),
]
