import { limitChoices } from '@card-journey/journey/rules/card/spend-control.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { useChoice } from '../use-choice.ts'
import { spendId, type SpendControl } from './use-spend-controls.ts'
import '../settings.css'

const off = 'off'
const valueOf = ({ enabled, limit }: SpendControl): string => (enabled ? String(limit) : off)

/** One kind of use: off, or on up to an amount. */
export function SpendRow({
  control,
  onSave,
}: {
  control: SpendControl
  onSave: (next: SpendControl) => Promise<void>
}) {
  const t = useTexts('virtual-card')
  const [chosen, choose] = useChoice(control, valueOf(control))
  const next: SpendControl =
    chosen === off ? { ...control, enabled: false } : { ...control, enabled: true, limit: Number(chosen) }
  return (
    <div className="setting-row">
      <Field id={spendId(control.kind)} label={t(`spend.${control.kind}`)} hint={t(`spend.${control.kind}.hint`)}>
        {(wiring) => (
          <Select
            {...wiring}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
            choices={[
              { value: off, label: t('spend.off') },
              ...limitChoices(control, control.highest).map((limit) => ({
                value: String(limit),
                label: t('spend.upTo', { amount: rupeesText(limit) }),
              })),
            ]}
          />
        )}
      </Field>
      {chosen !== valueOf(control) && (
        <Button kind="secondary" busyText={t('ask.busy')} onClick={() => onSave(next)}>
          {t('spend.save')}
        </Button>
      )}
    </div>
  )
}
