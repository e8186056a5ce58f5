import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Switch } from '@card-journey/ui/inputs/Switch.tsx'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { spendId, type SpendControl } from './use-spend-controls.ts'
import '../settings.css'

/** One kind of use: whether it is on, and up to which amount, which a press on the words changes. */
export function SpendRow({
  control: { kind, enabled, limit },
  onTurnOn,
  onTurnOff,
  onLimit,
}: {
  control: SpendControl
  onTurnOn: () => void
  onTurnOff: () => Promise<void>
  onLimit: () => void
}) {
  const t = useTexts('virtual-card')
  const id = spendId(kind)
  return (
    <div className="setting-row setting-row--switch">
      <span className="setting-row__words">
        <label className="setting-row__name" htmlFor={id} id={`${id}-name`}>
          {t(`spend.${kind}`)}
        </label>
        <span className="setting-row__about">
          <span className="setting-row__hint" id={`${id}-hint`}>
            {t(`spend.${kind}.hint`)}
          </span>{' '}
          {enabled && (
            <button
              type="button"
              className="setting-row__limit"
              id={`${id}-limit`}
              aria-haspopup="dialog"
              aria-labelledby={`${id}-name ${id}-limit`}
              onClick={onLimit}
            >
              {t('spend.upTo', { amount: rupeesText(limit) })}
              <Icon name="chevron" />
            </button>
          )}
        </span>
      </span>
      <Switch
        id={id}
        checked={enabled}
        busyText={t('ask.busy')}
        describedBy={`${id}-hint`}
        onSwitch={(on) => (on ? onTurnOn() : onTurnOff())}
      />
    </div>
  )
}
