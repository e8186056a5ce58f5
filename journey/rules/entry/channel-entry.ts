import { plainText } from '../../fields/plain-text.ts'
import type { ScreenId } from '../../ids/screen-ids.ts'
import { channelCodeOf } from './channels.ts'
import { type Utm, utmFrom, utmNames } from './utm.ts'

/** Where an applicant came from (EN-27). */
export interface ChannelData extends Utm {
  channelCode: string
  requestId?: string
  clientId?: string
}

/** `missingChannel` leads to the failure route (PL-11); without entry data the standard channel applies (PL-14). */
export type Entry = { kind: 'none' } | { kind: 'missingChannel' } | { kind: 'channel'; data: ChannelData }

/** The parameters that are entry data; all others belong to their pages (EN-29). */
export const entryNames = ['channelCode', ...utmNames.map(([name]) => name), 'requestId', 'clientId']

/** The screens whose links may carry it (EN-29). */
export const entryScreens = [
  'cards',
  'card-details',
  'compare-cards',
  'verify-application',
  'verify-mobile',
  'verify-otp',
] as const satisfies readonly ScreenId[]
export type EntryScreen = (typeof entryScreens)[number]

/** An id as partners make them. One that is too long is left out: cut, it would be another id. */
export const isEntryId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/**
 * Reads the entry data of a link's query. channelCode is mandatory once any entry parameter is present (EN-28); an
 * empty or invalid one counts as missing. Of the other parameters, an invalid one is left out and the rest count.
 */
export function readEntry(search: string): Entry {
  const query = new URLSearchParams(search)
  if (!entryNames.some((name) => query.has(name))) return { kind: 'none' }
  const channelCode = channelCodeOf(query.get('channelCode'))
  if (!channelCode) return { kind: 'missingChannel' }
  return { kind: 'channel', data: { channelCode, ...utmFrom(query), ...readIds(search) } }
}

/** The ids of a link, each if it is one. */
export function readIds(search: string): Pick<ChannelData, 'requestId' | 'clientId'> {
  const query = new URLSearchParams(search)
  const ids: Pick<ChannelData, 'requestId' | 'clientId'> = {}
  for (const name of ['requestId', 'clientId'] as const) {
    const value = plainText(query.get(name) ?? '')
    if (isEntryId(value)) ids[name] = value
  }
  return ids
}

/** The query for the address bar once the entry data has been read: without that data, everything else kept. */
export function withoutEntry(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of entryNames) query.delete(name)
  const rest = query.toString()
  return rest && `?${rest}`
}
