import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'

/** The card host is away: what can't be shown, with another try. */
export function CardPartFailed({
  heading,
  words,
  again,
}: {
  heading: string
  words: string
  again: () => Promise<unknown>
}) {
  const t = useTexts('virtual-card')
  return (
    <Panel heading={heading}>
      <Stack gap={2}>
        <p>{words}</p>
        <Button kind="secondary" busyText={t('ask.busy')} onClick={again}>
          {t('again')}
        </Button>
      </Stack>
    </Panel>
  )
}
