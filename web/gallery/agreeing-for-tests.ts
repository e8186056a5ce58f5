import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/** Two buttons by the keys of their texts: the one that agrees, and the one that refuses beside it. */
export interface Choice {
  screens: readonly ScreenId[]
  /** `texts:key` */
  agree: `${string}:${string}`
  refuse: `${string}:${string}`
  /** States in which it has been answered: the same button goes on with it, or the only one changes the answer. */
  answeredBefore?: readonly string[]
  /** In a pop-up that a press opens, which a test of its own looks at. */
  opened?: true
}

/** Wherever a press agrees to something, and what refuses it. */
export const choices = {
  offer: { screens: ['congratulations'], agree: 'congratulations:submit', refuse: 'congratulations:decline' },
  terms: { screens: ['tc'], agree: 'tc:submit', refuse: 'congratulations:decline' },
  termsAndOffer: { screens: ['tcc'], agree: 'tcc:submit', refuse: 'congratulations:decline' },
  declining: {
    screens: ['congratulations', 'tc', 'tcc'],
    agree: 'congratulations:decline.keep',
    refuse: 'congratulations:decline.confirm',
    opened: true,
  },
  securedCard: {
    screens: ['credit-card'],
    agree: 'credit-card:accept',
    refuse: 'credit-card:decline',
    answeredBefore: ['accepted'],
  },
  aadhaar: { screens: ['kyc'], agree: 'kyc:submit', refuse: 'kyc:refuse' },
  registry: { screens: ['kyc'], agree: 'kyc:record.send', refuse: 'kyc:record.pass' },
  registryCode: { screens: ['kyc'], agree: 'kyc:record.code.submit', refuse: 'kyc:record.pass' },
  statement: {
    screens: ['upload-document'],
    agree: 'upload-document:share',
    refuse: 'upload-document:share.instead',
  },
  socialTrust: { screens: ['verify-ts'], agree: 'verify-ts:submit', refuse: 'verify-ts:skip' },
  whatsapp: {
    screens: ['consents'],
    agree: 'consents:whatsapp.start',
    refuse: 'consents:whatsapp.stop',
    answeredBefore: ['consents given'],
  },
  usage: { screens: ['consents'], agree: 'consents:usage.allow', refuse: 'consents:usage.refuse' },
  card: { screens: ['virtual-card'], agree: 'virtual-card:agree', refuse: 'virtual-card:agree.not' },
} as const satisfies Readonly<Record<string, Choice>>
export type ChoiceName = keyof typeof choices

/**
 * How each consent is asked for: by a box of its own, which is refused by leaving it empty; by a choice of two buttons; or
 * as a box beside such a choice, where going on needs it.
 */
export const waysOfAsking: Readonly<Record<ConsentCode | 'ANALYTICS', 'box' | ChoiceName | { offered: string }>> = {
  TNC: 'box',
  BUREAU: 'box',
  KFS: 'box',
  MITC: 'box',
  CKYC: 'box',
  AADHAAR: 'box',
  VKYC: 'box',
  PARTNER_STATUS: 'box',
  whatsappconsent: 'box',
  STATEMENT: 'box',
  MBANKING: 'box',
  ACTIVATION: 'card',
  AUTOPAY: 'card',
  UPI: 'card',
  ADDON: 'card',
  ANALYTICS: 'usage',
  AIRLINE: { offered: 'a button inside an optional question: leaving the field empty is no press at all' },
}

/** Boxes that are no consent, by the beginning of their id. */
export const otherBoxes: Readonly<Record<string, string>> = {
  'compare-': 'a card chosen to be compared',
  'spend-': 'a use of the card that the holder has turned on, as the card host says',
  taxElsewhere: 'a declaration that follows from the answer above it',
}

/** What really ends, by the screen that counts it down. */
export const realEnds: Readonly<Partial<Record<ScreenId, string>>> = {
  'verify-otp': 'a new code can be sent after the wait that the server keeps',
  'kyc-otp': 'the same wait, for the Aadhaar code',
  kyc: 'the same wait, for the registry’s code',
  'verify-ts': 'the same wait, for the code of the trust check',
  'personal-details': 'the same wait, for the code to the email address',
  'virtual-card': 'the card’s number is hidden again, and the same wait for its code',
}

/** Words that press somebody who has all the time there is. */
export const urgentWords: readonly RegExp[] = [
  /\b(hurry|last chance|limited time|act now|don[’']t miss|offer (ends|expires)|only \d+ (left|minutes|hours))\b/i,
  /(जल्दी करें|आखिरी मौका|सीमित समय|मौका न चूकें|ऑफ़र (खत्म|समाप्त))/,
]
