import type { BankSystem } from '@card-journey/journey/ids/systems.ts'
import type { Aadhaar } from './aadhaar/port.ts'
import type { Airline } from './airline/port.ts'
import type { Bureaus } from './bureau/port.ts'
import type { CardHost } from './card-host/port.ts'
import type { Ckyc } from './ckyc/port.ts'
import type { ClockDial } from './clock/port.ts'
import type { CoreBank } from './core-bank/port.ts'
import type { Crm } from './crm/port.ts'
import type { DecisionHost } from './decision/port.ts'
import type { DocumentAnalysis } from './document-analysis/port.ts'
import type { Documents } from './documents/port.ts'
import type { Email } from './email/port.ts'
import type { Location } from './location/port.ts'
import type { Los } from './los/port.ts'
import type { MobileRisk } from './mobile-risk/port.ts'
import type { PanIssuer } from './pan/port.ts'
import type { Screening } from './screening/port.ts'
import type { Sms } from './sms/port.ts'
import type { SocialTrust } from './social-trust/port.ts'
import type { Voice } from './voice/port.ts'
import type { VideoKyc } from './video-kyc/port.ts'
import type { WhatsApp } from './whatsapp/port.ts'

/** Every system of the bank that the journey depends on. */
export interface Systems extends Record<BankSystem, object> {
  sms: Sms
  voice: Voice
  email: Email
  whatsapp: WhatsApp
  coreBank: CoreBank
  bureau: Bureaus
  decision: DecisionHost
  pan: PanIssuer
  ckyc: Ckyc
  aadhaar: Aadhaar
  videoKyc: VideoKyc
  documents: Documents
  documentAnalysis: DocumentAnalysis
  cardHost: CardHost
  crm: Crm
  los: Los
  socialTrust: SocialTrust
  airline: Airline
  mobileRisk: MobileRisk
  screening: Screening
  location: Location
  clock: ClockDial
}
