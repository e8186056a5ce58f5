/** Consent codes (rulings, section 5; CKYC: ADR 0017, STATEMENT: ADR 0032, MBANKING: section 8, ACTIVATION: ADR 0054, AIRLINE: ADR 0060, AUTOPAY: ADR 0059, UPI: ADR 0058, ADDON: ADR 0062): what the applicant agreed to, each under the version of its text. */
export const consentCodes = {
  consentTnc: 'TNC',
  consentBureau: 'BUREAU',
  consentWhatsapp: 'whatsappconsent',
  consentKfs: 'KFS',
  consentMitc: 'MITC',
  consentAadhaar: 'AADHAAR',
  consentVkyc: 'VKYC',
  consentPartnerStatus: 'PARTNER_STATUS',
  consentCkyc: 'CKYC',
  consentStatement: 'STATEMENT',
  consentMbanking: 'MBANKING',
  consentActivation: 'ACTIVATION',
  consentAirline: 'AIRLINE',
  consentAutopay: 'AUTOPAY',
  consentUpi: 'UPI',
  consentAddOn: 'ADDON',
} as const

/** A consent's field on a form: a box that is `Y` or empty, never ticked beforehand. */
export type ConsentField = keyof typeof consentCodes

export type ConsentCode = (typeof consentCodes)[ConsentField]

const fieldsByCode = Object.fromEntries(Object.entries(consentCodes).map(([field, code]) => [code, field])) as Readonly<
  Record<ConsentCode, ConsentField>
>

/** The box that gives a consent. */
export const fieldOfConsent = (code: ConsentCode): ConsentField => fieldsByCode[code]

/** Optional consents that still have an effect after the step that asked for them; WhatsApp's has a call of its own. */
export const withdrawableConsents = ['PARTNER_STATUS', 'MBANKING'] as const satisfies readonly ConsentCode[]

/** Section 3, consent item. The timestamp is the server's, ISO 8601; a withheld optional consent is recorded as N. */
export interface Consent {
  code: ConsentCode
  version: string
  timestamp: string
  value: 'Y' | 'N'
}

/**
 * The consent items that a form's answers hold, in the order of the codes. `versionOf` gives the text version that was
 * shown; boxes that the form did not show give no item.
 */
export const consentsOf = (
  answers: Readonly<Record<string, string | undefined>>,
  versionOf: (code: ConsentCode) => string,
  at: string,
): Consent[] =>
  (Object.keys(consentCodes) as ConsentField[])
    .filter((field) => answers[field] !== undefined)
    .map((field) => ({
      code: consentCodes[field],
      version: versionOf(consentCodes[field]),
      timestamp: at,
      value: answers[field] === 'Y' ? 'Y' : 'N',
    }))
