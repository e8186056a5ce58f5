import type { CallId } from '../ids/calls.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

/**
 * What the server checks or looks up, or finds stored, before an action is saved. The results are stored as facts
 * (`needs.ts`).
 */
export type Need =
  | 'emailVerified'
  | 'panValid'
  | 'panFree'
  | 'personScreened'
  | 'companyNotExcluded'
  | 'bureauAsked'
  | 'pincodeServed'
  | 'securedProductKnown'
  | 'crnOwn'
  | 'eligibleCardKnown'

/**
 * What an applicant can do on a screen: in which markers it is allowed, whether it carries the screen's answers, which
 * checks it needs and the marker it sets. Rows are plain data: the browser and the server read the same row, the
 * documents print it. What a save does beside this stands in the step's `step.ts`, which only the server loads.
 */
export interface ActionRow<Name extends string = string> {
  screen: ScreenId
  action: Name
  customerType: CustomerType
  /** Markers in which the action is allowed, if the guard lets the applicant stand on the screen. */
  at: readonly Marker[]
  /**
   * One marker; `stays` (the position inside the part follows from facts); `outcome` (the call's answer decides: the
   * outcomes of the step); or the markers among which the step chooses from the record.
   */
  sets: Marker | 'stays' | 'outcome' | readonly Marker[]
  /** True when the action carries the screen's answers (checked with the screen's form); otherwise it carries none. */
  answers: boolean
  needs: readonly Need[]
  /** The call that carries the action. Absent: updateApplication. */
  call?: CallId
  /** What must be due beside the marker (`flow/may-act.ts`): a decision that stands is not asked again. */
  when?: Due
}

/**
 * `redecision`: the office address is saved and the stored decision a refer. `offer`: the secured card was accepted.
 * `announcement`: there is no report about this person. `enquiry`: the enquiry about this person was announced.
 * `delivered`: it is known where the card goes.
 */
export type Due = 'redecision' | 'offer' | 'announcement' | 'enquiry' | 'delivered'

type More = Partial<Pick<ActionRow, 'answers' | 'needs' | 'call' | 'when'>>

const rowOf =
  (customerType: CustomerType) =>
  <const Name extends string>(
    screen: ScreenId,
    action: Name,
    at: readonly Marker[],
    sets: ActionRow['sets'],
    { answers = false, needs = [], call, when }: More = {},
  ): ActionRow<Name> => ({
    screen,
    action,
    customerType,
    at,
    sets,
    answers,
    needs,
    ...(call && { call }),
    ...(when && { when }),
  })

/** A row of a new-to-bank applicant: screen, action, where it is allowed, what it sets. */
export const ntb = rowOf('NTB')

/** A row of an existing customer. */
export const etb = rowOf('ETB')
