import type { CustomerType } from '@card-journey/journey/ids/markers.ts'
import { formOf, type AskingScreen } from '@card-journey/journey/steps/forms.ts'
import type { ClientData } from '@card-journey/providers/crm/port.ts'

/** Where what a telecaller entered can be waiting: each of these fields is asked on one of them. */
const screensOf: Readonly<Record<CustomerType, readonly AskingScreen[]>> = {
  NTB: ['personal-details', 'more-personal-details', 'work-details'],
  ETB: ['etb-personal-details', 'work-details'],
}

/** What applicants declare themselves, and what proves at the helpline that they are who they say. */
const theirOwn: readonly string[] = ['taxIndiaOnly', 'taxElsewhere', 'isBankDirector', 'motherMaidenName']

/**
 * What a telecaller entered, by the screen that asks it: kept as drafts of the new application, which its screens show for
 * the applicant to confirm or correct. Nothing of it counts until they have. What the field's own rule refuses is left to
 * the applicant.
 */
export function preparedDrafts(
  answers: ClientData['answers'],
  customerType: CustomerType,
  today: string,
): { screen: AskingScreen; answers: Record<string, string> }[] {
  const entered = new Map(Object.entries(answers))
  return screensOf[customerType].flatMap((screen) => {
    const usable = Object.entries(formOf(screen)?.questions ?? {}).flatMap(([field, { kind }]) => {
      const value = kind.normalise(entered.get(field) ?? '')
      return value && !theirOwn.includes(field) && !kind.check(value, { today }) ? [[field, value]] : []
    })
    return usable.length > 0 ? [{ screen, answers: Object.fromEntries(usable) as Record<string, string> }] : []
  })
}
