import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useTexts } from '../texts/screen-texts.ts'

/**
 * Error type 100. Its texts belong to the shell, so that it needs no further chunk. A render failure leads to the cards
 * (EC-01); a chunk that failed to load is requested again by reloading the page, because browsers remember failed
 * modules.
 */
export function BrokenScreen({ slow }: { slow: boolean }) {
  const t = useTexts('shell')
  return (
    <Stack>
      {/* Not a drawing of the family: those are no part of what every page loads. */}
      <div className="outcome-mark" aria-hidden="true">
        <Icon name="alert" />
      </div>
      <h1 tabIndex={-1}>{t('failure.heading')}</h1>
      <p>{slow ? t('failure.slow') : t('failure.text')}</p>
      <ActionBar>
        <Button onClick={() => (slow ? location.reload() : location.assign(screenPaths.cards))}>
          {t('action.retry')}
        </Button>
      </ActionBar>
    </Stack>
  )
}
