import type { Fault } from '../fault.ts'
import type { BankFiles } from '../read-files.ts'

const file = 'consent-notices.json'

/** Each consent has its itemised notice, and each notice is of a consent. */
export function checkConsentNotices(files: BankFiles): Fault[] {
  const { notices } = files[file]
  const consents = files['consents.json']
  const missing = consents
    .filter(({ code, kind }) => kind === 'consent' && !Object.hasOwn(notices, code))
    .map(({ code }) => ({
      file,
      path: `notices.${code}`,
      wrong: `the consent ${code} has no notice`,
      fix: 'Say its purpose, the data, how long it is kept, who receives it and how to withdraw it.',
    }))
  const unknown = Object.keys(notices)
    .filter((code) => !consents.some((consent) => consent.code === code))
    .map((code) => ({
      file,
      path: `notices.${code}`,
      wrong: `no consent has the code ${code}`,
      fix: 'Correct the code or remove the notice.',
    }))
  return [...missing, ...unknown]
}
