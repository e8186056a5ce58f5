import { codeOf } from '../../fields/flag.ts'

/** Channel codes (CO-19, RO-02 to RO-04); telecaller channels and the partner's client id: rulings, RO-13. */
export const channels = { standard: 'SF95', partner: 'SF70', analyticsWeb: 'SF96' } as const

/** What a bank may set differently. */
export interface ChannelSettings {
  partnerClientId: string
  telecallerChannels: readonly string[]
}

export const channelDefaults: ChannelSettings = { partnerClientId: 'PARTNER01', telecallerChannels: ['SF80', 'SF81'] }

/**
 * A channel code is two ASCII letters and two digits, trimmed, upper-cased; anything else is none (rulings, section 7).
 * Judged before it is upper-cased: that turns some letters of other scripts into ASCII ones (ſ into S).
 */
export function channelCodeOf(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim() : ''
  return /^[A-Za-z]{2}[0-9]{2}$/.test(code) ? code.toUpperCase() : undefined
}

/** Whether an application came by the partner: its original channel says so (LG-14, LG-31). */
export const isPartnerChannel = (channelCode: string | undefined): boolean =>
  channelCodeOf(channelCode) === channels.partner

/** Whether the header adds the partner's logo: partner channel and the partner's client id, both (SC-30). */
export const showsPartnerLogo = (
  origin: { channelCode?: string; clientId?: string },
  settings: ChannelSettings = channelDefaults,
): boolean => isPartnerChannel(origin.channelCode) && codeOf(origin.clientId) === codeOf(settings.partnerClientId)

export const isTelecallerChannel = (
  channelCode: string | undefined,
  settings: ChannelSettings = channelDefaults,
): boolean => {
  const code = channelCodeOf(channelCode)
  return code !== undefined && settings.telecallerChannels.some((telecaller) => channelCodeOf(telecaller) === code)
}
