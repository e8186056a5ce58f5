import type { Application } from '../application/application.ts'
import type { Marker } from '../ids/markers.ts'
import type { ActionRow } from '../steps/action.ts'
import type { Answers } from '../steps/form.ts'
import { stepOf } from '../steps/steps.ts'

/** The marker that a row sets on this record; undefined where it stays. */
export function markerOf(row: ActionRow, application: Application, answers: Answers): Marker | undefined {
  if (row.sets === 'stays' || row.sets === 'outcome') return undefined
  if (typeof row.sets === 'string') return row.sets
  const choice = stepOf(row.screen)?.choices?.[row.action]
  if (!choice) throw new Error(`${row.screen} ${row.action} has several markers and no choice`)
  const marker = choice.choose(application, answers)
  return marker === 'stays' ? undefined : marker
}

/** Every marker that an action itself can leave a record at. An earlier screen's save can keep the marker. */
export const markersOf = (row: ActionRow, { completedScreen }: Application): readonly Marker[] => {
  if (row.sets === 'stays' || row.sets === 'outcome') return [completedScreen]
  return [completedScreen, ...(typeof row.sets === 'string' ? [row.sets] : row.sets)]
}
