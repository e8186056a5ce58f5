import { messageTemplate } from '@card-journey/bank/find.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { verifiedEmailOf } from '@card-journey/journey/application/verified-email.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { isLanguage } from '@card-journey/journey/texts/languages.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { StoredApplication } from '../../store/store.ts'
import { noticeOf } from '../notice/read-notice.ts'
import { gatewayReference, isUndelivered, sendMessage, type Message } from './send-message.ts'

/** A voice brings nothing but codes. */
const newsChannels = ['sms', 'whatsapp', 'email'] as const satisfies readonly Message['channel'][]
type NewsChannel = (typeof newsChannels)[number]

/**
 * Sends the applicant a template by every channel that the bank has it for: by SMS to the number that the record has
 * now, by WhatsApp too if requested, by email if the address is verified.
 */
export async function messageApplicant(
  { reference, applicationId, payload: { template, language: asked, day } }: Job<'message'>,
  deps: Deps,
): Promise<void> {
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  // Nobody is left to be told where the record was erased.
  if (!stored?.document.applicantDetails[0].mobileNumber) return
  const { document } = stored
  const language = asked ?? document.facts.aadhaar?.consentLanguage ?? 'en'
  const values = {
    ...valuesOf(document, language, deps),
    ...(await noticeValues(stored, language, deps)),
    ...(day && { day: dateInWords(day, language) }),
  }
  const channels = newsChannels.filter((channel) => messageTemplate(deps.masterData(), template, channel))
  if (channels.length === 0) throw new Error(`The bank has no template ${template}`)
  const to = await addressesOf(stored, channels, deps)
  // The other channels are not held up by the one that is away.
  const sent = await Promise.all(
    channels.flatMap((channel) => {
      const address = to[channel]
      if (!address) return []
      // The SMS keeps the entry's own reference.
      const name = channel === 'sms' ? reference : `${reference} ${channel}`
      const message = { template, channel, to: address, language, values }
      return [sendMessage(deps, { ...message, reference: gatewayReference(stored.id, name) })]
    }),
  )
  if (sent.some(isUndelivered)) throw new Error('the message gateway is away')
}

async function addressesOf(
  { id, document }: StoredApplication,
  channels: readonly NewsChannel[],
  { store }: Deps,
): Promise<Record<NewsChannel, string | undefined>> {
  const { mobileNumber } = document.applicantDetails[0]
  const consents = channels.includes('whatsapp') ? await store.consents.of(id) : []
  const given = consents.filter(({ code }) => code === 'whatsappconsent')
  return {
    sms: mobileNumber,
    whatsapp: given.at(-1)?.value === 'Y' ? mobileNumber : undefined,
    email: verifiedEmailOf(document),
  }
}

const valuesOf = (document: Application, language: string, { config }: Deps) => ({
  name: fullNameOf(document.applicantDetails[0]),
  reference: quotedReference(document),
  applicationNumber: quotedReference(document),
  productName: document.productName,
  lastFour: document.facts.card?.last4 ?? '',
  limit: new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(document.creditLimit ?? 0),
  link: `${config.publicUrl}${screenPaths['verify-application']}`,
  cards: `${config.publicUrl}${screenPaths.cards}`,
})

/** What the applicant was told at the end: the decision with its reason, and when to apply again. */
async function noticeValues({ id, document }: StoredApplication, language: string, deps: Deps) {
  const at = deps.clock()
  const asked = { application: document, applicationId: id, language: isLanguage(language) ? language : 'en', at }
  const notice = document.facts.ending && (await noticeOf({ ...asked, today: istDay(at) ?? '' }, deps))
  const said = (part: 'decision' | 'again') =>
    notice?.parts.find((each) => each.part === part)?.paragraphs.join('\n\n') ?? ''
  return { decision: said('decision'), again: said('again') }
}
