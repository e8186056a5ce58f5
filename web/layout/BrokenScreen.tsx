import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { broken } from '@card-journey/ui/drawing-lines.ts'
import { LineDrawing } from '@card-journey/ui/LineDrawing.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useTexts } from '../texts/screen-texts.ts'

const words = {
  late: ['failure.heading', 'failure.slow', 'action.retry'],
  gone: ['failure.newer.heading', 'failure.newer', 'failure.newer.reload'],
  broken: ['failure.heading', 'failure.text', 'action.retry'],
} as const

/**
 * Error type 100. Its texts belong to the shell, so that it needs no further chunk. A render failure leads to the cards
 * (EC-01); a chunk that failed to load is requested again by reloading the page, because browsers remember failed
 * modules. One that is gone belongs to an older build than the one that is served.
 */
export function BrokenScreen({ missing }: { missing: 'late' | 'gone' | undefined }) {
  const t = useTexts('shell')
  const [heading, text, way] = words[missing ?? 'broken']
  return (
    <Stack>
      <LineDrawing lines={broken} tone="warning" />
      <h1 tabIndex={-1}>{t(heading)}</h1>
      <p>{t(text)}</p>
      <ActionBar>
        <Button onClick={() => (missing ? location.reload() : location.assign(screenPaths.cards))}>{t(way)}</Button>
      </ActionBar>
    </Stack>
  )
}
