import type { CustomerType } from '@card-journey/journey/ids/markers.ts'
import { formOf, type AskingScreen } from '@card-journey/journey/steps/forms.ts'
import type { ClientData } from '@card-journey/providers/crm/port.ts'
import type { Deps } from '../../compose.ts'

/** Where what a telecaller entered can be waiting: each of these fields is asked on one of them. */
const screensOf: Readonly<Record<CustomerType, readonly AskingScreen[]>> = {
  NTB: ['personal-details', 'more-personal-details', 'work-details'],
  ETB: ['etb-personal-details', 'work-details'],
}

/** What applicants declare themselves, and what proves at the helpline that they are who they say. */
const theirOwn: readonly string[] = ['taxIndiaOnly', 'taxElsewhere', 'isBankDirector', 'motherMaidenName']

/** What a telecaller entered, by the screen that asks it; what the field's own rule refuses is left to the applicant. */
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

interface Made {
  applicationId: string
  sessionId: string
  epoch: number
  customerType: CustomerType
  at: number
  today: string
}

/**
 * Keeps what a telecaller entered as drafts of a new application: the screens show it for the applicant to confirm or
 * correct, and nothing of it counts until they have. Whatever the applicant types is later than it.
 */
export async function keepPreparedDrafts(
  { customerType, today, ...made }: Made,
  { answers }: Pick<ClientData, 'answers'>,
  { store }: Deps,
): Promise<void> {
  for (const draft of preparedDrafts(answers, customerType, today))
    await store.drafts.put({ ...made, ...draft, typedAt: 0 })
}
