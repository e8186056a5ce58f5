import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { actions } from '@card-journey/journey/steps/actions.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { formOf } from '@card-journey/journey/steps/forms.ts'

/** Every action of a new-to-bank applicant that carries answers, with a record on which it is allowed. */
export function screens(): { screen: ScreenId; action: string; record: Application; fields: string[] }[] {
  const records = reachable('NTB').map(({ record }) => record)
  return actions
    .filter((row) => row.customerType === 'NTB' && row.answers && !row.call)
    .flatMap(({ screen, action }) => {
      const record = records.find((each) => mayAct(viewOf(each), screen, action))
      return record ? [{ screen, action, record, fields: Object.keys(formOf(screen)?.questions ?? {}) }] : []
    })
}
