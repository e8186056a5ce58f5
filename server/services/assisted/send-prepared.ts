import { isTelecallerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { productByLogo } from '@card-journey/bank/find.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import { isUndelivered, sendMessage, type Message } from '../messages/send-message.ts'
import { askCrm, clientDataMinutes } from '../sign-in/client-data.ts'
import type { ClientDataIds } from '../sign-in/client-data-ids.ts'
import { emailLink, enteredEmail } from './telecaller-email.ts'
import { referenceAbout, tellTelecaller } from './tell-telecaller.ts'

/**
 * The CRM says that a telecaller has prepared an application. It is not believed: the job asks the CRM for it. However
 * often it is said, one message goes out.
 */
export async function sendBecausePrepared(
  { requestId, clientId }: ClientDataIds,
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
): Promise<'look' | 'limited'> {
  const ids = { requestId, clientId }
  const reference = referenceAbout(ids, 'messages')
  const fresh = await store.outbox.add({ kind: 'prepared-messages', reference, payload: ids, at: clock() })
  return fresh ? 'look' : 'limited'
}

/** The CRM may tell us before its other side knows: it is asked so often, for half a minute. */
const timesAsked = 4

/**
 * Sends the link of what a telecaller prepared to the number on file, and to the email address, if one was entered, a
 * link that proves it. Partners send their links themselves. Throws to be retried while a gateway is away.
 */
export async function sendPrepared(
  { payload: ids, attempt }: Pick<Job<'prepared-messages'>, 'payload' | 'attempt'>,
  deps: Deps,
): Promise<void> {
  const found = await askCrm(ids, deps)
  if (found.kind === 'bankAway') throw new Error('the CRM is away')
  const at = deps.clock()
  if (found.kind === 'unknown') {
    if (attempt < timesAsked) throw new Error('the CRM does not know what was prepared')
    return tellTelecaller(ids, 'notSent', at, deps)
  }
  const { data } = found
  if (!isTelecallerChannel(data.channelCode, deps.masterData().policy)) return
  const common = { language: data.language ?? 'en' }
  const sent = await sendMessage(deps, {
    ...common,
    template: 'ASSISTED_LINK',
    channel: 'sms',
    to: data.mobileNumber,
    reference: referenceAbout(ids, 'sms'),
    values: {
      card: productByLogo(deps.masterData(), data.productLogo)?.productName ?? '',
      link: `${deps.config.publicUrl}${screenPaths.confirm}?${new URLSearchParams({ ...ids }).toString()}`,
      minutes: String(clientDataMinutes),
    },
  })
  const emailId = enteredEmail(data, todayOf(at))
  const mail: Message | undefined = emailId
    ? {
        ...common,
        template: 'ASSISTED_EMAIL',
        channel: 'email',
        to: emailId,
        reference: referenceAbout(ids, 'email'),
        values: { link: await emailLink({ ...ids, emailId }, at, deps) },
      }
    : undefined
  const mailed = mail && (await sendMessage(deps, mail))
  if (!isUndelivered(sent)) await tellTelecaller(ids, sent === 'refused' ? 'notSent' : 'sent', at, deps)
  if (isUndelivered(sent) || (mailed && isUndelivered(mailed))) throw new Error('a message gateway is away')
}
