import { backOf } from '@card-journey/journey/flow/guard.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** A call that going back would end, and the journey's end: from these nothing leads back. */
const noWayBack: readonly ScreenId[] = [
  'searching-agent',
  'agent-waiting',
  'submitted',
  'submitted-crm',
  'virtual-card',
]

/** "Back", where the flow has an earlier screen open, and from the consents. What was typed stays as a draft (form/draft.ts). */
export function BackWay({ screen }: { screen: ScreenId }) {
  const t = useTexts('shell')
  const { application, signIn, back } = useJourney()
  const leads =
    screen === 'consents' ||
    (screen === 'verify-otp'
      ? signIn !== undefined && signIn.stage === undefined
      : application && !noWayBack.includes(screen) && backOf(application, screen))
  return leads ? (
    <button type="button" className="back-way" onClick={() => void back(screen)}>
      <Icon name="back" />
      {t('action.back')}
    </button>
  ) : null
}
