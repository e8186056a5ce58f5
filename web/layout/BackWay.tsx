import { backOf } from '@card-journey/journey/flow/guard.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** A call that going back would end, and the journey's end: from these nothing leads back, and no room is kept (page-kind.ts). */
const noWayBack: readonly ScreenId[] = [
  'searching-agent',
  'agent-waiting',
  'submitted',
  'submitted-crm',
  'virtual-card',
]

/** Whether "Back" stands on this screen: where the flow has an earlier one open, and on the consents. */
export function useLeadsBack(screen: ScreenId): boolean {
  const { application, signIn } = useJourney()
  if (screen === 'consents') return true
  if (screen === 'verify-otp') return signIn !== undefined && signIn.stage === undefined
  return application !== undefined && !noWayBack.includes(screen) && backOf(application, screen) !== undefined
}

/** "Back", where it leads anywhere. What was typed stays as a draft (form/draft.ts). */
export function BackWay({ screen }: { screen: ScreenId }) {
  const t = useTexts('shell')
  const { back } = useJourney()
  return useLeadsBack(screen) ? (
    <button type="button" className="back-way" onClick={() => void back(screen)}>
      <Icon name="back" />
      {t('action.back')}
    </button>
  ) : null
}
