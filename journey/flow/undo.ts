import type { Application } from '../application/application.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { stepOf } from '../steps/steps.ts'
import { undoGroups } from '../steps/undo-groups.ts'

/** The record after a screen's answers, cleared of what no longer holds, and whether the marker goes back. */
export function undo(
  screen: ScreenId,
  before: Application,
  after: Application,
): { application: Application; back: boolean } {
  let application = after
  let back = false
  for (const rule of stepOf(screen)?.undoes ?? []) {
    if (!rule.changed(before, after)) continue
    for (const group of rule.undoes) {
      const cleared = undoGroups[group](application)
      back ||= rule.back && JSON.stringify(cleared) !== JSON.stringify(application)
      application = cleared
    }
  }
  return { application, back }
}
