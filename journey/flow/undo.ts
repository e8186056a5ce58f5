import type { Application } from '../application/application.ts'
import { personKey, personOf } from '../application/person.ts'
import { withApplicant, withFacts, withoutAddress } from '../application/record.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

/** Groups of the record that rest on earlier answers, and how each is cleared. Clearing an empty group changes nothing. */
const groups = {
  /** The bureau was asked about this person. */
  bureau: (application: Application) => withFacts(application, { bureau: undefined }),
  /** The home address came from that report, or stands where its choice would. */
  home: (application: Application) => ({
    ...withoutAddress(application, 'RESIDENCE'),
    residenceServiceable: undefined,
  }),
  /** The name on card is built from the names. */
  nameOnCard: (application: Application) => withApplicant(application, { nameOnCard: '' }),
  /** The bank's open question (social trust) was about the old answers; the run count stays. */
  socialTrust: (application: Application) =>
    application.facts.decision?.socialTrustRequestId === undefined
      ? application
      : withFacts(application, { decision: { ...application.facts.decision, socialTrustRequestId: undefined } }),
  /** The bank decided on these answers, and the applicant accepted what it offered; the run count stays. */
  decision: (application: Application) => {
    const { decision } = application.facts
    if (!decision?.systemDecision) return application
    const { runs, softOffer } = decision
    return {
      ...withFacts(application, { decision: { runs, ...(softOffer && { softOffer }) }, offer: undefined }),
      journeyMode: undefined,
      breFinalStatus: undefined,
      incomeDocRequired: undefined,
      isDocRequired: undefined,
      creditLimit: undefined,
      brePromoCode: undefined,
      finalPromoCode: undefined,
    }
  },
  /** The registry was searched for this person. */
  ckyc: (application: Application) => withFacts(application, { ckyc: undefined }),
  /** What the Aadhaar contradicted is corrected: its number is asked again; the attempts of the day stay counted. */
  aadhaar: (application: Application) => {
    const { aadhaar } = application.facts
    if (!aadhaar) return application
    return withFacts(application, { aadhaar: { ...aadhaar, refused: undefined, otpSentAt: undefined } })
  },
} as const

export type Group = keyof typeof groups

interface UndoRule {
  screen: ScreenId
  /** Whether the answers changed something that the groups rest on. */
  changed: (before: Application, after: Application) => boolean
  undoes: readonly Group[]
  /** True: when a group held something, the marker goes back to the action's own. */
  back: boolean
}

const identity = (application: Application) => personKey(personOf(application))
const names = ({ applicantDetails: [{ firstName, middleName, lastName }] }: Application) =>
  [firstName, middleName, lastName].join('|')
const home = (application: Application) =>
  JSON.stringify(application.addressDetails.find(({ type }) => type === 'RESIDENCE'))
const work = ({ workDetails }: Application) =>
  JSON.stringify(Object.entries(workDetails ?? {}).toSorted(([a], [b]) => a.localeCompare(b)))

/** What a changed answer undoes. A change that is in no row leaves everything as it is. */
export const undoRules: readonly UndoRule[] = [
  {
    screen: 'personal-details',
    changed: (a, b) => identity(a) !== identity(b),
    undoes: ['bureau', 'home', 'socialTrust', 'decision', 'ckyc', 'aadhaar'],
    back: true,
  },
  {
    screen: 'personal-details',
    changed: (a, b) => names(a) !== names(b),
    undoes: ['nameOnCard'],
    back: true,
  },
  {
    screen: 'more-personal-details',
    changed: (a, b) => a.applicantDetails[0].gender !== b.applicantDetails[0].gender,
    undoes: ['socialTrust', 'decision', 'aadhaar'],
    back: true,
  },
  { screen: 'work-details', changed: (a, b) => work(a) !== work(b), undoes: ['socialTrust'], back: false },
  { screen: 'confirm-home-address', changed: (a, b) => home(a) !== home(b), undoes: ['socialTrust'], back: false },
  { screen: 'home-address', changed: (a, b) => home(a) !== home(b), undoes: ['socialTrust'], back: false },
]

/** The record after a screen's answers, cleared of what no longer holds, and whether the marker goes back. */
export function undo(
  screen: ScreenId,
  before: Application,
  after: Application,
): { application: Application; back: boolean } {
  let application = after
  let back = false
  for (const rule of undoRules.filter((row) => row.screen === screen && row.changed(before, after))) {
    for (const group of rule.undoes) {
      const cleared = groups[group](application)
      back ||= rule.back && JSON.stringify(cleared) !== JSON.stringify(application)
      application = cleared
    }
  }
  return { application, back }
}
