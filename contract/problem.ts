/**
 * The closed catalogue of problems: every way in which a call can be refused or fail, the HTTP status it travels with
 * and when it is returned. Business outcomes travel as 200 (rulings, section 5). Codes of the specification's error
 * catalogue keep their names, so the browser can show their screens directly.
 */
export const problems = {
  BAD_ENVELOPE: {
    status: 400,
    when: 'The body is not an envelope that this server can open, or names another call or transaction.',
  },
  CLOCK_SKEW: {
    status: 400,
    when: "The envelope's time differs by more than 120 s; detail.serverTime lets the browser correct itself.",
  },
  UNKNOWN_KEY: {
    status: 401,
    when: 'This node does not know the session key; repeat the same request with the key agreement in its header.',
  },
  E_NO_SESSIONID: { status: 401, when: 'A call that needs a session came without one.' },
  SESSION_ENDED: {
    status: 401,
    when: 'The session is unknown, signed out, idle for 30 minutes or older than 4 hours.',
  },
  A101: { status: 401, when: 'This session lost its hold of the application to another one.' },
  NOT_FOUND: { status: 404, when: 'No such call, record or id; the same for one that belongs to somebody else.' },
  WRONG_STATE: {
    status: 409,
    when: 'The call or action is not allowed where the applicant stands; detail.screen says where.',
  },
  VERSION_CONFLICT: {
    status: 409,
    when: 'The application changed since the browser read it; detail.application is the latest.',
  },
  STILL_RUNNING: { status: 409, when: 'The same transaction is still being worked on.' },
  TOO_LARGE: { status: 413, when: 'The body is over 64 KiB; of fileUpload, over 512 KiB.' },
  BAD_REQUEST: { status: 400, when: "The request does not have the call's shape." },
  FIELD_NOT_YOURS: { status: 422, when: 'A field that is not the screen’s to write; nothing was saved.' },
  FIELDS_REFUSED: { status: 422, when: 'Answers that break a rule; detail.fields has a message key for each.' },
  TRANSACTION_REUSED: { status: 422, when: 'The transaction id was used before with another body.' },
  TOO_MANY: {
    status: 429,
    when: 'A limit is spent; detail.retryAfterSeconds and the header Retry-After say when to come back.',
  },
  INTERNAL: { status: 500, when: 'A bug. The reference in the trace id finds it in the log.' },
  UNAVAILABLE: {
    status: 503,
    when: 'The database or a system of the bank does not answer; repeating with the same transaction id is safe.',
  },
  MAINTENANCE: { status: 503, when: 'Inside a maintenance window; detail.until says until when.' },

  E_INVALID_SESSION: {
    status: 200,
    when: 'Another session holds the application; detail.until says until when at the latest.',
  },
  OTP_TOO_SOON: { status: 200, when: 'A code was sent a moment ago; detail.retryAfterSeconds counts down.' },
  CODE_NOT_SENT: {
    status: 200,
    when: 'The gateway refuses to send to this number or address (detail.fields says which), or UIDAI or the KYC registry sent no code; detail.delivery is unsure when it may have.',
  },
  OTP_WRONG: { status: 200, when: 'The code is wrong; detail.triesLeft of three.' },
  OTP_EXPIRED: { status: 200, when: 'No live code: its time is over, or it was used or voided. Ask for a new one.' },
  otpAttemptsExceeded: {
    status: 200,
    when: 'The limit of codes or wrong codes is spent; detail.until says until when.',
  },
  CONSENT_CHANGED: {
    status: 200,
    when: 'A consent was given to another version of its text than the present one; detail.fields says which. Nothing was saved.',
  },
  PINCODE_NOT_FOUND: { status: 200, when: 'The pincode is not in the master.' },
  PRODUCT_NOT_FOUND: { status: 200, when: 'No visible product has that logo, or the fee code is not one of its own.' },
  NOT_AUTHENTICATED: { status: 200, when: 'There is no application behind this session.' },
  NOT_ELIGIBLE: {
    status: 200,
    when: 'The chosen card is not for this applicant; detail.unfit says why and which cards are. Nothing was saved.',
  },
  CREATE_FAILED: { status: 200, when: 'The application could not be created.' },
  PARTNER_RESTRICTED: { status: 200, when: 'The product is sold by the partner channel only.' },
  APPROVED_FOUND: { status: 200, when: 'An approved application exists for this mobile.' },
  REJECTED_FOUND: {
    status: 200,
    when: 'A rejected application still blocks; detail.until is the first day on which to apply again, detail.heldUntil says that another session holds it until then.',
  },
  telecallerEmailError: {
    status: 200,
    when: 'The link to an email address that a telecaller entered has expired, or never was one.',
  },
  A100: { status: 200, when: 'Signing in to an existing application found none for this mobile.' },
  M100: { status: 200, when: 'Another active application has the same mobile number.' },
  P100: { status: 200, when: 'The issuer knows no such PAN.' },
  P101: { status: 200, when: 'Another application is registered with this PAN.' },
  crnAttemptsExceeded: {
    status: 200,
    when: 'Three customer reference numbers of this day were not the mobile number’s.',
  },
  customersElsewhere: {
    status: 200,
    when: 'Customers apply for this card elsewhere (etbFlow false), and that address is not on the bank’s list.',
  },
  dobMismatch: { status: 200, when: 'Three dates of birth of this day differed from the bank’s record.' },
  P103: {
    status: 200,
    when: 'The bank has declined an earlier application, and its cooling-off period has not passed.',
  },
  P102: { status: 200, when: 'Three PAN attempts of this day are spent.' },
  P104: { status: 200, when: 'Not eligible.' },
  P105: { status: 200, when: 'The position is outside India.' },
  P106: { status: 200, when: 'The address check (IP) failed.' },
  P107: { status: 200, when: 'The PAN is registered with another mobile number.' },
  AA100: { status: 200, when: 'The age in the Aadhaar record is not between 18 and 100.' },
  AA101: { status: 200, when: 'The Aadhaar record holds another gender.' },
  aadhaarNameMismatch: { status: 200, when: 'The Aadhaar record holds another name; detail.triesLeft.' },
  mobileNotRegistered: { status: 200, when: 'The Aadhaar is linked to another mobile number.' },
  aadhaarUnknown: { status: 200, when: 'UIDAI knows no such Aadhaar number or virtual ID.' },
  agentUnavailable: {
    status: 200,
    when: 'No agent is available, or the desk closed; detail.until is the next opening.',
  },
  locationDenied: { status: 200, when: 'The position is missing or older than 150 seconds.' },
  mobileBrowserOnly: { status: 200, when: 'The video call needs a phone browser.' },
  TICKET_EXPIRED: { status: 200, when: 'The place in the queue is gone; start again at requirements.' },
  PIN100: { status: 200, when: 'The PIN could not be set.' },
  PIN101: { status: 200, when: 'Three failed settings; detail.until is two hours later.' },
  PIN102: { status: 200, when: 'A PIN is already set.' },
  PIN103: { status: 200, when: 'The PIN is weak or equals the date of birth.' },
  PIN104: { status: 200, when: 'The PIN host does not answer.' },
  PIN_WRONG: { status: 200, when: 'The PIN entered for a reveal is wrong; detail.triesLeft.' },
  V100: { status: 200, when: 'A back-office outcome is not known yet.' },
  BRE100: { status: 200, when: 'The decision host answered with something that is no decision.' },
  bureauTomorrow: {
    status: 200,
    when: 'No credit enquiry is left today: the person was changed again after the second one, or both bureaus refused.',
  },
  C101: { status: 200, when: 'Both credit bureaus failed.' },
  C102: { status: 200, when: 'The card host does not answer.' },
} as const satisfies Record<string, { status: number; when: string }>

export type ProblemCode = keyof typeof problems

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(problems, code)
