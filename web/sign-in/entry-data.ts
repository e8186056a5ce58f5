import { readEntry, withoutEntry, type ChannelData } from '@card-journey/journey/rules/entry/channel-entry.ts'
import { utmNames } from '@card-journey/journey/rules/entry/utm.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'

/** Screens whose links may carry entry data (EN-29). */
const entryScreens: readonly ScreenId[] = [
  'cards',
  'card-details',
  'compare-cards',
  'verify-application',
  'verify-mobile',
  'verify-otp',
]

export type EntryOutcome = 'none' | 'kept' | 'missingChannel'

/**
 * Reads the entry data of a link once, stores it in cookies and removes it from the address bar. Without channelCode
 * the applicant goes to the failure route (PL-11).
 */
export function takeEntryData(screen: ScreenId): EntryOutcome {
  if (!entryScreens.includes(screen)) return 'none'
  const entry = readEntry(location.search)
  if (entry.kind === 'none') return 'none'
  history.replaceState(history.state, '', location.pathname + withoutEntry(location.search) + location.hash)
  if (entry.kind === 'missingChannel') return 'missingChannel'
  keepChannel(entry.data)
  return 'kept'
}

/** Keeps where the applicant came from: channel 24 hours, request id and client id 15 minutes (ST-08 to ST-10). */
export function keepChannel(data: ChannelData): void {
  const channel = new URLSearchParams({ channelCode: data.channelCode })
  for (const [name, field] of utmNames) if (data[field]) channel.set(name, data[field])
  writeCookie('channel', channel.toString())
  writeCookie('requestId', data.requestId ?? '')
  writeCookie('clientId', data.clientId ?? '')
}

/** Where the applicant came from, as far as the cookies still say; undefined without entry data. */
export function keptChannel(): ChannelData | undefined {
  const kept = new URLSearchParams(readCookie('channel'))
  if (!kept.get('channelCode')) return undefined
  for (const name of ['requestId', 'clientId'] as const) kept.set(name, readCookie(name))
  const entry = readEntry(`?${kept.toString()}`)
  return entry.kind === 'channel' ? entry.data : undefined
}

/** The channel of a new application: the stored one, else the bank's default (PL-14). */
export const channelOrDefault = ({ channels }: Pick<PagePolicy, 'channels'>): ChannelData =>
  keptChannel() ?? { channelCode: channels.default }
