import { autopayParts } from '@card-journey/journey/rules/card/billing.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { brandNames, usePageData } from '../../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { useChoice } from '../use-choice.ts'
import { withPresent } from './with-present.ts'
import type { OfferedAutopay } from './use-billing.ts'
import '../settings.css'

export type AskedAutopay = Pick<OfferedAutopay, 'pays' | 'account'>

/** What of each bill is paid by itself, from one of the accounts that the bank knows. */
export function AutopayRow({
  present,
  refused,
  onSave,
}: {
  present: OfferedAutopay
  /** The host doesn't offer what was asked for. */
  refused: string | undefined
  onSave: (next: AskedAutopay) => void
}) {
  const t = useTexts('virtual-card')
  const { bank } = brandNames(usePageData().brand, useLanguage())
  const [{ pays, account }, choose] = useChoice<AskedAutopay>(present, {
    pays: present.pays,
    account: present.account ?? present.accounts[0]?.account,
  })
  // Without an account there is nothing to pay from: what holds now, or nothing.
  const parts = present.accounts.length > 0 ? autopayParts : withPresent<AskedAutopay['pays']>(['none'], present.pays)
  const known = present.accounts.map((each) => each.account)
  const accounts = present.account === undefined ? known : withPresent(known, present.account)
  const accountLabel = (of: string) => {
    const masked = present.accounts.find((each) => each.account === of)?.masked
    return masked ? t('autopay.account', { lastFour: masked.slice(-4) }) : t('autopay.account.other')
  }
  const next: AskedAutopay = pays === 'none' ? { pays } : { pays, account }
  return (
    <>
      <div className="setting-row setting-row--long">
        <Field
          id="autopay-pays"
          label={t('autopay')}
          hint={t(pays === 'minimum' ? 'autopay.minimum.hint' : 'autopay.hint', { bank })}
          error={refused}
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={pays}
              onChange={({ target }) =>
                choose({ pays: autopayParts.find((part) => part === target.value) ?? pays, account })
              }
              choices={parts.map((part) => ({ value: part, label: t(`autopay.${part}`) }))}
            />
          )}
        </Field>
      </div>
      {pays !== 'none' && (
        <div className="setting-row setting-row--long">
          <Field id="autopay-account" label={t('autopay.from')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={account}
                onChange={({ target }) => choose({ pays, account: target.value })}
                choices={accounts.map((each) => ({ value: each, label: accountLabel(each) }))}
              />
            )}
          </Field>
        </div>
      )}
      {(next.pays !== present.pays || next.account !== present.account) && (
        <Button kind="secondary" onClick={() => onSave(next)}>
          {t('autopay.save')}
        </Button>
      )}
    </>
  )
}
