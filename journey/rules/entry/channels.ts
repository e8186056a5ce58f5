import { codeOf } from '../../fields/flag.ts'
import type { Policy } from '../../policy.ts'

/** The code of the partner's channel (RO-03). */
export interface PartnerChannel {
  channels: Pick<Policy['channels'], 'partner'>
}

/**
 * A channel code is two ASCII letters and two digits, trimmed, upper-cased; anything else is invalid (rulings, section
 * 7). Checked before it is upper-cased, because upper-casing turns some letters of other scripts into ASCII (ſ into S).
 */
export function channelCodeOf(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim() : ''
  return /^[A-Za-z]{2}[0-9]{2}$/.test(code) ? code.toUpperCase() : undefined
}

/** Whether an application came by the partner: its original channel says so (LG-14, LG-31). */
export const isPartnerChannel = (channelCode: string | undefined, { channels }: PartnerChannel): boolean =>
  channelCodeOf(channelCode) === channels.partner

/** Whether the header adds the partner's logo: partner channel and the partner's client id, both (SC-30). */
export const showsPartnerLogo = (
  origin: { channelCode?: string; clientId?: string },
  policy: PartnerChannel & Pick<Policy, 'partnerClientId'>,
): boolean => isPartnerChannel(origin.channelCode, policy) && codeOf(origin.clientId) === codeOf(policy.partnerClientId)

export const isTelecallerChannel = (
  channelCode: string | undefined,
  { channels }: { channels: Pick<Policy['channels'], 'telecaller'> },
): boolean => {
  const code = channelCodeOf(channelCode)
  return code !== undefined && channels.telecaller.some((telecaller) => channelCodeOf(telecaller) === code)
}
