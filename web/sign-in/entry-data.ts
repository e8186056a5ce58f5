import {
  entryScreens,
  isEntryId,
  readEntry,
  readIds,
  withoutEntry,
  type ChannelData,
} from '@card-journey/journey/rules/entry/channel-entry.ts'
import { utmNames } from '@card-journey/journey/rules/entry/utm.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'

export type EntryOutcome = 'none' | 'kept' | 'missingChannel'

/**
 * Reads the entry data of a link once, stores it in cookies and removes it from the address bar, before anything is
 * loaded: a press in the first seconds must not lose it. Without channelCode the applicant goes to the failure route
 * (PL-11).
 */
export function takeEntryData(screen: ScreenId): EntryOutcome {
  const prepared = screen === 'confirm'
  if (!prepared && !entryScreens.some((one) => one === screen)) return 'none'
  const { search } = location
  const entry = readEntry(search)
  if (entry.kind === 'none') return 'none'
  history.replaceState(history.state, '', location.pathname + withoutEntry(search) + location.hash)
  // There the channel comes with what was prepared.
  if (prepared) return keepIds(readIds(search))
  if (entry.kind === 'missingChannel') return 'missingChannel'
  keepChannel(entry.data)
  return 'kept'
}

/** Keeps where the applicant came from: channel 24 hours, request id and client id 15 minutes (ST-08 to ST-10). */
export function keepChannel(data: ChannelData): void {
  const channel = new URLSearchParams({ channelCode: data.channelCode })
  for (const [name, field] of utmNames) if (data[field]) channel.set(name, data[field])
  writeCookie('channel', channel.toString())
  keepIds(data)
}

function keepIds({ requestId = '', clientId = '' }: Pick<ChannelData, 'requestId' | 'clientId'>): 'kept' {
  writeCookie('requestId', requestId)
  writeCookie('clientId', clientId)
  return 'kept'
}

/** The ids of prepared client data, which need each other. */
export function keptIds(): { requestId: string; clientId: string } | undefined {
  const [requestId, clientId] = [readCookie('requestId'), readCookie('clientId')]
  return isEntryId(requestId) && isEntryId(clientId) ? { requestId, clientId } : undefined
}

/** Where the applicant came from, as far as the cookies still say; undefined without entry data. */
export function keptChannel(): ChannelData | undefined {
  const kept = new URLSearchParams(readCookie('channel'))
  if (!kept.get('channelCode')) return undefined
  for (const name of ['requestId', 'clientId'] as const) kept.set(name, readCookie(name))
  const entry = readEntry(`?${kept.toString()}`)
  return entry.kind === 'channel' ? entry.data : undefined
}

/** The channel of a new application: the stored one, else the bank's default (PL-14), with a prepared link's ids. */
export const channelOrDefault = ({ channels }: Pick<PagePolicy, 'channels'>): ChannelData =>
  keptChannel() ?? { channelCode: channels.default, ...keptIds() }
