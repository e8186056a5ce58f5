import { codeOf } from '../../fields/flag.ts'

/** Customer statuses of a call (NX-S-13) and the states before one. */
export type VideoKycStatus = 'waiting' | 'ringing' | 'inCall' | 'ended' | 'approved' | 'accepted' | 'refer' | 'decline'

export type VideoKycOutcome =
  | { kind: 'going' }
  | { kind: 'decided'; marker: 'VKYC_APPROVED'; screen: 'submitted' }
  | { kind: 'decided'; marker: 'VKYC_REJECT'; screen: 'vkycRejection' }
  /** A bank representative follows up; its screen comes before the marker's own (VK-09). */
  | { kind: 'decided'; marker: 'PENDING'; screen: 'kyc-unable-to-verify' }
  | { kind: 'unknown' }

/** What a customer status sets (rulings, NX-S-14). */
export function videoKycOutcome(status: string): VideoKycOutcome {
  switch (codeOf(status)) {
    case 'APPROVED':
    case 'ACCEPTED':
      return { kind: 'decided', marker: 'VKYC_APPROVED', screen: 'submitted' }
    case 'REFER':
      return { kind: 'decided', marker: 'PENDING', screen: 'kyc-unable-to-verify' }
    case 'DECLINE':
      return { kind: 'decided', marker: 'VKYC_REJECT', screen: 'vkycRejection' }
    case 'WAITING':
    case 'RINGING':
    case 'INCALL':
    case 'ENDED':
      return { kind: 'going' }
    default:
      return { kind: 'unknown' }
  }
}
