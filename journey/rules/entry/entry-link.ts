import { codeOf } from '../../fields/flag.ts'
import { plainText } from '../../fields/plain-text.ts'
import { screenPaths, type ScreenId } from '../../ids/screen-ids.ts'
import type { Policy } from '../../policy.ts'
import { isRestricted } from '../product/restricted-products.ts'
import { entryNames, entryScreens, isEntryId, readEntry, readIds, type ChannelData } from './channel-entry.ts'
import { isPartnerChannel } from './channels.ts'
import { utmNames } from './utm.ts'

/** What can be said of a partner's link. An error keeps an applicant from the page that the link means. */
export const findingKeys = {
  notAnAddress: 'error',
  unsafeScheme: 'error',
  unknownPage: 'error',
  channelMissing: 'error',
  channelInvalid: 'error',
  idNeeded: 'error',
  cardMissing: 'error',
  cardUnknown: 'error',
  cardNotListed: 'error',
  feeUnknown: 'error',
  partnerOnly: 'error',
  feeWithoutCard: 'warning',
  idInvalid: 'warning',
  idAlone: 'warning',
  partnerUnknown: 'warning',
  valueChanged: 'warning',
  valueDropped: 'warning',
  repeated: 'warning',
  notRead: 'warning',
  tooLong: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>

export type FindingKey = keyof typeof findingKeys

export interface Finding {
  key: FindingKey
  /** The parameter that it is about, if any. */
  name?: string
  /** What is read in its place. */
  read?: string
}

/** What the bank has: its cards with their fee codes, and its channels. */
export interface LinkContext {
  products: readonly { productCode: string; productLogo: string; isCardVisible: boolean; feeCodes: readonly string[] }[]
  policy: { channels: Pick<Policy['channels'], 'partner'> } & Pick<Policy, 'partnerClientId' | 'restrictedProducts'>
}

/** Parameters of the pages that are no entry data. */
const pageNames = ['productLogo', 'feeCode', 'cards', 'language']

/** Longer addresses are cut by some messengers and printers of codes. */
const longestLink = 1000

/** The link to a page with these parameters; empty ones are left out. */
export function buildEntryLink(
  origin: string,
  page: ScreenId,
  parameters: Readonly<Partial<Record<string, string>>>,
): string {
  const query = new URLSearchParams()
  for (const name of [...pageNames, ...entryNames]) {
    const value = parameters[name]?.trim()
    if (value) query.set(name, value)
  }
  const search = query.toString()
  return `${origin.replace(/\/+$/, '')}${screenPaths[page]}${search && `?${search}`}`
}

/** What a browser makes of a link, and everything that its author should know about it. */
export function checkEntryLink(link: string, context: LinkContext): { findings: Finding[]; data?: ChannelData } {
  const url = parsed(link)
  if (!url) return { findings: [{ key: 'notAnAddress' }] }
  if (pathOf(url) === screenPaths.confirm) return { findings: preparedFindings(url, link) }
  const screen = entryScreens.find((one) => pathOf(url) === screenPaths[one])
  const entry = readEntry(url.search)
  const data = entry.kind === 'channel' ? entry.data : undefined
  const findings: Finding[] = [
    ...schemeFindings(url),
    ...(screen ? [] : [{ key: 'unknownPage' } as const]),
    ...channelFindings(url.searchParams, data),
    ...cardFindings(url.searchParams, screen, data, context),
    ...utmFindings(url.searchParams, data),
    ...idFindings(url.searchParams, data, context),
    ...nameFindings(url.searchParams, [...entryNames, ...pageNames]),
    ...lengthFindings(link),
  ]
  return { findings, ...(data && { data }) }
}

/** A prepared application's link: it is found by both ids, and its channel comes with it. */
function preparedFindings(url: URL, link: string): Finding[] {
  const ids = readIds(url.search)
  const names = ['requestId', 'clientId'] as const
  return [
    ...schemeFindings(url),
    ...names.flatMap((name): Finding[] => (ids[name] ? [] : [{ key: 'idNeeded', name }])),
    ...nameFindings(url.searchParams, [...names, 'language']),
    ...lengthFindings(link),
  ]
}

const schemeFindings = (url: URL): Finding[] =>
  isLocal(url) || url.protocol === 'https:' ? [] : [{ key: 'unsafeScheme' }]

const lengthFindings = (link: string): Finding[] => (link.length > longestLink ? [{ key: 'tooLong' }] : [])

function parsed(link: string): URL | undefined {
  try {
    return new URL(link.trim())
  } catch {
    return undefined
  }
}

const isLocal = (url: URL): boolean => ['localhost', '127.0.0.1'].includes(url.hostname)

/** The root is the listing (RT-02). */
const pathOf = ({ pathname }: URL): string => pathname.replace(/\/+$/, '') || screenPaths.cards

/** Any entry parameter asks for a channelCode, the campaign's alone too (PL-11, PL-14). */
function channelFindings(query: URLSearchParams, data: ChannelData | undefined): Finding[] {
  const given = query.get('channelCode')
  if (data) return given === data.channelCode ? [] : [changed('channelCode', data.channelCode)]
  if (given?.trim()) return [{ key: 'channelInvalid', name: 'channelCode' }]
  return [{ key: 'channelMissing', name: 'channelCode' }]
}

function cardFindings(
  query: URLSearchParams,
  screen: ScreenId | undefined,
  data: ChannelData | undefined,
  { products, policy }: LinkContext,
): Finding[] {
  const [logo, fee] = [query.get('productLogo'), query.get('feeCode')]
  if (!logo)
    return [
      ...(screen === 'card-details' ? [{ key: 'cardMissing', name: 'productLogo' } as const] : []),
      ...(fee ? [{ key: 'feeWithoutCard', name: 'feeCode' } as const] : []),
    ]
  const product = products.find(({ productLogo }) => productLogo === logo)
  if (!product) return [{ key: 'cardUnknown', name: 'productLogo' }]
  if (!product.isCardVisible) return [{ key: 'cardNotListed', name: 'productLogo' }]
  const partnerOnly = isRestricted(product.productCode, policy) && !isPartnerChannel(data?.channelCode, policy)
  return [
    ...(fee && !product.feeCodes.includes(fee) ? [{ key: 'feeUnknown', name: 'feeCode' } as const] : []),
    ...(partnerOnly ? [{ key: 'partnerOnly', name: 'productLogo' } as const] : []),
  ]
}

function utmFindings(query: URLSearchParams, data: ChannelData | undefined): Finding[] {
  if (!data) return []
  return utmNames.flatMap(([name, field]): Finding[] => {
    const given = query.get(name)
    const read = data[field]
    if (!given?.trim() || given === read) return []
    return [read === undefined ? { key: 'valueDropped', name } : changed(name, read)]
  })
}

function idFindings(query: URLSearchParams, data: ChannelData | undefined, { policy }: LinkContext): Finding[] {
  const given = (['requestId', 'clientId'] as const).filter((name) => query.get(name)?.trim())
  const invalid = given.filter((name) => !isEntryId(plainText(query.get(name) ?? '')))
  const byPartner = isPartnerChannel(data?.channelCode, policy)
  const isPartner = codeOf(data?.clientId) === codeOf(policy.partnerClientId)
  return [
    ...invalid.map((name) => ({ key: 'idInvalid', name }) as const),
    // Client data is found by both; a partner's client id alone has the partner's logo shown (SC-30).
    ...(query.get('requestId')?.trim() && !query.get('clientId')?.trim()
      ? [{ key: 'idAlone', name: 'requestId' } as const]
      : []),
    ...(byPartner && !isPartner ? [{ key: 'partnerUnknown', name: 'clientId' } as const] : []),
  ]
}

function nameFindings(query: URLSearchParams, read: readonly string[]): Finding[] {
  return Array.from(new Set(query.keys())).flatMap((name): Finding[] => {
    if (!read.includes(name)) return [{ key: 'notRead', name }]
    return query.getAll(name).length > 1 ? [{ key: 'repeated', name }] : []
  })
}

const changed = (name: string, read: string): Finding => ({ key: 'valueChanged', name, read })
