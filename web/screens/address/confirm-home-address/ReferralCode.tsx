import { referralCode as referralCodeKind } from '@card-journey/journey/fields/referral-code.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useState } from 'react'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useForm, useTyped } from '../../../form/use-form.ts'
import { TextField } from '../../../fields/TextField.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'

/** The referral code, in a pop-up because few have one (SC-40). Closing it without the button changes nothing. */
export function ReferralCode() {
  const t = useTexts('confirm-home-address')
  const shell = useTexts('shell')
  const field = useFieldTexts()
  const form = useForm()
  const typed = useTyped('referralCode')
  const [before, setBefore] = useState<string>()
  const open = before !== undefined

  const use = () => {
    if (form.check('referralCode')) setBefore(undefined)
    else showField('referralCode')
  }
  const leave = () => {
    form.set('referralCode', before ?? '')
    form.clearError('referralCode')
    setBefore(undefined)
  }
  return (
    <div>
      {typed && !open && <p>{t('referral.used', { code: referralCodeKind.normalise(typed) })}</p>}
      <Button kind="quiet" onClick={() => setBefore(typed)}>
        {typed && !open ? t('referral.change') : t('referral.open')}
      </Button>
      <Dialog
        open={open}
        heading={t('referral.heading')}
        onClose={leave}
        closeLabel={shell('action.close')}
        actions={
          <>
            <Button onClick={use}>{t('referral.use')}</Button>
            <Button kind="secondary" onClick={leave}>
              {shell('action.cancel')}
            </Button>
          </>
        }
      >
        <TextField {...field('referralCode')} required={false} input={{ upper: true, spellCheck: false }} />
      </Dialog>
    </div>
  )
}
