import type { Page } from '@playwright/test'
import { describeSessionKey } from '@card-journey/contract/envelope-client.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { Applicant } from '@card-journey/server/tests/applicant.ts'
import {
  acceptOffer,
  askDecision,
  begin,
  giveHomeAddress,
  giveMore,
  giveOfficeAddress,
  givePersonalDetails,
  giveWork,
  proveAadhaar,
  type Person,
} from '@card-journey/server/tests/steps.ts'
import type { Bank } from './bank.ts'

/** Where a story may begin, and the calls that lead there from the place before. */
const way = [
  ['personal-details', begin],
  ['more-personal-details', givePersonalDetails],
  ['work-details', giveMore],
  ['confirm-home-address', (applicant, { incomeRange }) => giveWork(applicant, incomeRange)],
  ['check-answers', giveHomeAddress],
  ['the decision', askDecision],
  ['office-address', acceptOffer],
  ['what follows the office', giveOfficeAddress],
  ['requirements', proveAadhaar],
] as const satisfies readonly (readonly [string, (applicant: Applicant, person: Person) => Promise<unknown>])[]

export type Place = (typeof way)[number][0]

/**
 * Brings an applicant to a place by the calls that a browser would make and hands the session to this page's browser: its
 * key, its cookie and what its tab keeps. Walking there has stories of its own.
 */
export async function bringTo(
  place: Place,
  page: Page,
  bank: Bank,
  mobileNumber: string,
  person: Person,
): Promise<void> {
  const { url, sandboxUrl } = bank.product
  // The page's own key never leaves its browser; one that comes from here is lent to it.
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const applicant = new Applicant({
    url,
    sandboxUrl,
    mobileNumber,
    codeFor: bank.otpFor,
    sessionKey: await describeSessionKey(pair),
  })
  for (const [, go] of way.slice(0, way.findIndex(([name]) => name === place) + 1)) await go(applicant, person)
  if (!applicant.screen) throw new Error('the applicant has no application')

  const [name = '', value = ''] = applicant.cookie.split('=')
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
  // What a tab keeps belongs to an origin: any document of it will do.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(keepSession, {
    publicKey: await crypto.subtle.exportKey('jwk', pair.publicKey),
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
    kept: {
      webSessionId: applicant.webSessionId,
      applicationID: applicant.applicationId,
      sessionToken: applicant.sessionToken,
      token: applicant.token,
    },
  })
  await page.goto(url + screenPaths[applicant.screen])
}

interface Session {
  publicKey: JsonWebKey
  privateKey: JsonWebKey
  /** By its key in the tab's session storage. */
  kept: Readonly<Record<string, string>> & { webSessionId: string }
}

/** Runs in the page: keeps a session where web/session keeps its own. */
async function keepSession({ publicKey, privateKey, kept }: Session): Promise<void> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const pair = {
    publicKey: await crypto.subtle.importKey('jwk', publicKey, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...privateKey, ext: false }, curve, false, ['deriveBits']),
  }
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('card-journey', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('session-keys')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const keeping = opening.result.transaction('session-keys', 'readwrite')
      keeping.objectStore('session-keys').put({ pair, at: Date.now() }, kept.webSessionId)
      keeping.onabort = () => reject(keeping.error)
      keeping.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
}
