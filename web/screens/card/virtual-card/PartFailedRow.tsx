import { Button } from '@card-journey/ui/Button.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { SettingRow } from './SettingRow.tsx'

/** The card host is away: what can't be shown of a setting, with another try. */
export function PartFailedRow({ name, words, again }: { name: string; words: string; again: () => Promise<unknown> }) {
  const t = useTexts('virtual-card')
  return (
    <SettingRow
      name={name}
      about={words}
      action={
        <Button kind="quiet" busyText={t('ask.busy')} onClick={again}>
          {t('again')}
        </Button>
      }
    />
  )
}
