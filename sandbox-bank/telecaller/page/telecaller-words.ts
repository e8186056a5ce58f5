import type { PreparedState, PreparedView } from '../views.ts'

/** For the bank's staff, in English. */
export const stateWords: Readonly<Record<PreparedState, string>> = {
  sending: 'Sending',
  sent: 'Sent',
  notSent: 'Not sent',
  opened: 'Opened',
  confirmed: 'Confirmed',
  expired: 'Expired',
}

const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' }).format(Date.parse(iso))

const sentences: Readonly<Record<PreparedState, (view: PreparedView) => string>> = {
  sending: () => 'The message with the link is on its way.',
  sent: ({ until }) => `The applicant has the link. It works until ${timeOf(until)}.`,
  notSent: () =>
    'The link was not sent, and nothing more is heard of it: it is not tried again. Check the number with the applicant, then send a new link, or prepare the application under another number.',
  opened: () => 'The applicant is looking at the link.',
  confirmed: () => 'The applicant has confirmed with a code and is continuing alone.',
  expired: ({ at }) => `The link sent at ${timeOf(at)} has expired.`,
}

export const saysState = (view: PreparedView): string => sentences[view.state](view)

export const emailWords = {
  waiting: 'The email address isn’t verified yet.',
  verified: 'The email address is verified.',
} as const
