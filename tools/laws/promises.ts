/**
 * Texts that promise a message, a call, a delivery or a time, beside what keeps the promise: a job's outbox kind, a
 * call of the contract or a rule, and the test that proves it (`file: part of its title`). An entry for a text that
 * sounds like a promise but is none says why. Key: screen and key of journey/texts, in all languages; `messages` and
 * `consents` are the bank's own data. A text that promises several things is kept by all that are named (`allOf`).
 */
export type Promised = Kept | { allOf: readonly Kept[] } | { noPromise: string }

interface Kept {
  keptBy: string
  test: string
}

const late = 'server/tests/late-codes.test.ts: '
const kept = 'server/tests/promises.test.ts: '
const code = { keptBy: 'call generateOTP', test: `${late}the code is late` }
const emailCode = { keptBy: 'call generateEmailOTP', test: `${late}the code of an email address` }
const cardReady = { keptBy: 'job message CARD_READY', test: `${kept}and the card comes` }
const secondLook = { keptBy: 'job back-office VKYC_VERIFIED', test: `${kept}the representative approves` }
const review = { keptBy: 'job message APPLICATION_REJECTED', test: `${kept}the review in the CRM rejects` }
const screened = {
  keptBy: 'job back-office APPLICATION_CONTINUES',
  test: 'server/tests/screening.test.ts: a namesake',
}
const branch = {
  keptBy: 'job message VISIT_BRANCH',
  test: 'server/tests/mobile-risk.test.ts: a number that turns out to be revoked',
}
/** "News of your application": that it is complete, each end of it that the back office brings, and what comes before a second look. */
const submitted = { keptBy: 'job message APPLICATION_SUBMITTED', test: `${kept}the representative approves` }
const news = { allOf: [submitted, cardReady, review, secondLook, branch] }
const termsCopy = { keptBy: 'job terms-copy TERMS_COPY', test: `${kept}the representative approves` }
const answersCopy = {
  keptBy: 'job answers-copy ANSWERS_COPY',
  test: 'server/tests/answers-in-words.test.ts: a copy goes to the verified address',
}
const activationReminder = {
  keptBy: 'job card-activation CARD_ACTIVATE',
  test: 'server/tests/activation.test.ts: a holder who does nothing is reminded',
}
const cardClosing = {
  keptBy: 'job card-activation CARD_CLOSED',
  test: 'server/tests/activation.test.ts: a holder who does nothing is reminded',
}
const whatsApp = { keptBy: 'job message CARD_READY', test: `${kept}the representative approves` }
const delivery = { keptBy: 'rule deliveryDay', test: 'journey/rules/address/delivery-day.test.ts: arrives by' }
const place = { noPromise: 'where the card goes; when is said elsewhere' }
const statements = { noPromise: 'where statements go; the card host sends them' }
const linkedMobileCode = {
  keptBy: 'call mobileLinkToAadhaar',
  test: 'server/tests/aadhaar.test.ts: person …19: the Aadhaar of another mobile',
}
const applyAgain = {
  keptBy: 'job apply-again APPLY_AGAIN',
  test: 'server/tests/after-the-end.test.ts: on that day one message',
}
const contested = {
  allOf: [
    { keptBy: 'job contest CONTEST_STAYS', test: 'server/tests/after-the-end.test.ts: the decision stays' },
    { keptBy: 'job contest CONTEST_LIFTED', test: 'server/tests/after-the-end.test.ts: the block is lifted' },
  ],
}
const addressUpdated = {
  keptBy: 'job back-office ADDRESS_UPDATED',
  test: 'server/tests/customer-addresses.test.ts: an address that the bank lacks',
}
const addressUpdateEnds = {
  keptBy: 'job back-office VISIT_BRANCH',
  test: 'server/tests/customer-addresses.test.ts: an application that ends with the address update',
}

const callMessages = {
  allOf: [
    {
      keptBy: 'job call-booked CALL_BOOKED',
      test: 'server/tests/booked-calls.test.ts: the day and time of a booked call are texted',
    },
    {
      keptBy: 'job call-reminder CALL_REMINDER',
      test: 'server/tests/booked-calls.test.ts: a reminder comes before the booked call',
    },
  ],
}
const atOpening = {
  keptBy: 'job desk-opens DESK_OPEN',
  test: 'server/tests/booked-calls.test.ts: the message at the opening is sent once',
}
export const promises: Readonly<Record<string, Promised>> = {
  'verify-mobile lead': code,
  'verify-application lead': code,
  'continue code': {
    keptBy: 'call continueApplication',
    test: 'server/tests/continue-link.test.ts: goes out after a day without a sign',
  },
  'verify-mobile mobileNumber.why': news,
  'fields emailNotVerified': emailCode,
  'personal-details email.hint': emailCode,
  'etb-personal-details email.hint': emailCode,
  'virtual-card activation.reminders': activationReminder,
  'virtual-card activation.overdue.text': cardClosing,
  'call-ahead booked.text': callMessages,
  'requirements unbooked.about': callMessages,
  'call-ahead opens.asked': atOpening,
  'call-ahead phone.lead': {
    keptBy: 'call continueApplication',
    test: 'server/tests/hand-off.test.ts: the phone proves the number',
  },

  'ending remind.asked': applyAgain,
  'consents reminders.again': applyAgain,
  'ending letter.emailed': {
    keptBy: 'job decision-letter DECISION_LETTER',
    test: 'server/tests/decision-notice.test.ts: the letter goes to the verified address',
  },
  'ending contest.about': contested,
  'ending contest.asked': contested,
  'ending contest.delayed': contested,

  'submitted late': cardReady,
  'submitted leave': cardReady,
  'submitted leave.checks': { allOf: [cardReady, review] },
  'tracker step.result.about': { allOf: [secondLook, screened] },
  'kyc-unable-to-verify next.message': secondLook,
  'errors V100.subHeading': secondLook,
  'submitted-crm next.message': review,
  'tracker review.late': review,
  'tracker step.delivery.about': delivery,
  'messages VKYC_VERIFIED sms': cardReady,

  'answers-copy asked': answersCopy,

  'consents MITC': termsCopy,
  'consents whatsapp.on': whatsApp,
  'consents whatsappconsent': whatsApp,

  'delivery-address lead': delivery,
  'tc lead': delivery,
  'virtual-card physical.text': delivery,
  'messages CARD_READY sms': delivery,

  'fields emailId.hint': statements,
  'unregistered-mobile lead': linkedMobileCode,
  'unregistered-mobile lead.plain': linkedMobileCode,
  'congratulations delivery': place,
  'tc delivery': place,
  'home-address lead': place,
  'kyc-unable-to-verify next.call': { noPromise: 'a call only where something is unclear; warns of impostors' },
  'submitted-crm next.call': { noPromise: 'a call only where something is unclear; warns of impostors' },
  'email-verification-unsuccessful life': { noPromise: 'how long a link works' },
  'address-not-available lead': addressUpdated,
  'detail-delivery-address lead.customer': addressUpdated,
  'submitted address.lead': { allOf: [addressUpdated, addressUpdateEnds] },
  'messages APPLICATION_SUBMITTED sms': news,
  'messages APPLICATION_SUBMITTED email': news,
  'messages APPLICATION_SUBMITTED whatsapp': news,
  'messages CARD_READY email': { allOf: [termsCopy, delivery] },
}
