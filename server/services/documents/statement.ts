import { allowedUrl } from '@card-journey/bank/allowed-url.ts'
import type { Consent } from '@card-journey/journey/application/consent.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { applyAction } from '@card-journey/journey/flow/apply.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { openStatement, sharingDates } from '@card-journey/journey/rules/credit/statement.ts'
import { actionRow } from '@card-journey/journey/steps/actions.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { consentEntries, outdatedConsents, type OutdatedConsents } from '../consent/consents.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { analysisSystem, openAnalysis } from './analysis.ts'
import { lookDue } from './statement-look.ts'

export type StatementConsent =
  | { kind: 'given'; transactionId: string; change: Change }
  | { kind: 'consentMissing' }
  | { kind: 'consentOutdated'; fields: OutdatedConsents }
  | { kind: 'unavailable' }

/**
 * The applicant agrees to share a bank statement: the analysis is opened, and the consent recorded under the text and the
 * numbers that were shown. A second consent while one is under way changes nothing.
 */
export async function consentToStatement(
  held: HeldApplication,
  consent: Consent | undefined,
  language: string,
  deps: Deps,
): Promise<StatementConsent> {
  const { application, at, now, today } = held
  const master = deps.masterData()
  const sharing = master.consents.find(({ code }) => code === 'STATEMENT')?.sharing
  if (!sharing || consent?.code !== 'STATEMENT' || consent.value !== 'Y') return { kind: 'consentMissing' }
  const outdated = outdatedConsents([consent], master)
  if (outdated) return { kind: 'consentOutdated', fields: outdated }
  const next = await openAnalysis(application, held.stored.id, at, deps)
  if (!next) return { kind: 'unavailable' }
  const { perfiosTransactionId: transactionId } = next
  if (openStatement(next)) return { kind: 'given', transactionId, change: { next, what: 'statement-consent-repeated' } }
  const { version } = consent
  const dates = sharingDates(today, sharing)
  return {
    kind: 'given',
    transactionId,
    change: {
      next: withFacts(next, {
        statement: { for: transactionId, consent: { version, language, at: now }, months: sharing.months, ...dates },
      }),
      what: 'statement-consent-given',
      consents: consentEntries([consent], language, master),
      outbox: [lookDue('consent', transactionId, dates.consentUntil)],
    },
  }
}

export type StatementLink =
  | { kind: 'link'; url: string; change: Change }
  | { kind: 'noConsent' }
  | { kind: 'unavailable' }

/**
 * The aggregator's page for the open analysis. A link is not kept: each call makes one, for the same transaction. An
 * address that the bank does not allow is no answer (LG-26).
 */
export async function linkToStatement(
  held: HeldApplication,
  { inApp = false }: { inApp?: boolean | undefined },
  deps: Deps,
): Promise<StatementLink> {
  const { application, stored, at, now } = held
  const statement = openStatement(application)
  if (!statement) return { kind: 'noConsent' }
  const { months, consentUntil, keptUntil, consent } = statement
  const asked = {
    transactionId: statement.for,
    returnUrl: `${deps.config.publicUrl}${inApp ? backToTheApp(consent.language) : screenPaths['upload-document']}`,
    terms: { months, consentUntil, keptUntil },
  }
  const answer = await effectOnce(
    deps,
    {
      applicationId: stored.id,
      system: analysisSystem,
      intent: 'link',
      about: { transactionId: asked.transactionId, returnUrl: asked.returnUrl, ...asked.terms },
    },
    deps.systems.documentAnalysis.link,
    asked,
    { at, isUsable: () => false, harmless: true },
  )
  if (answer.kind !== 'answered') return { kind: 'unavailable' }
  const url = openableUrl(answer.value.url, deps)
  if (url === undefined) {
    deps.log.error('link-not-allowed', { system: 'document-analysis' })
    return { kind: 'unavailable' }
  }
  const left = withFacts(application, { statement: { ...statement, linkedAt: now } })
  const row = actionRow('perfios-redirect', 'submit', application.customerType)
  if (!row) throw new Error('perfios-redirect has no submit')
  return {
    kind: 'link',
    url,
    change: { next: applyAction(left, row, {}, now), what: 'statement-link-made' },
  }
}

/**
 * Where the browser comes back to; nothing about the applicant is in it. Whoever comes back in the journey's browser is
 * known by the session, or signs in. Beside the bank's app it is the phone's own browser, which has no session and must
 * take none from the app: its page says where to go on.
 */
const backToTheApp = (language: string): string => `${screenPaths.continue}?in=app&language=${language}`

/** https on an origin that the bank allows; beside the sandbox, the sandbox's own page. */
function openableUrl(url: string, { config, masterData }: Deps): string | undefined {
  const allowed = allowedUrl(url, masterData().redirects.allowedOrigins)
  if (allowed) return allowed.href
  const parsed = URL.parse(url)
  return parsed && config.sandboxUrl && parsed.origin === new URL(config.sandboxUrl).origin ? parsed.href : undefined
}
