import { setMPIN } from '@card-journey/contract/calls/apps/setMPIN.ts'
import { setMpin } from '@card-journey/journey/steps/card/set-mpin/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { MpinField } from '../../../fields/MpinField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { momentText } from '../../outcome/moment-text.ts'

/** The mobile banking PIN, twice. Each outcome, PIN100 to PIN105, has its own page (EC-16 to EC-18). */
export function SetMpinScreen() {
  const t = useTexts('set-mpin')
  const field = useFieldTexts()
  const { application, now, go } = useJourney()
  const attempt = useAttempt()
  const until = application?.facts.mpin?.lockedUntil
  const lockedUntil = momentText(until && Date.parse(until) > now() ? until : null, useLanguage())
  const binding = useScreenForm(setMpin, {
    async submit(answers) {
      const set = await attempt(setMPIN, answers)
      if (set.ok) {
        const type = application?.customerType === 'ETB' ? 'PIN105ETB' : 'PIN105'
        go('auth-error', { query: { type }, replace: true })
      }
      return set
    },
  })
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {lockedUntil ? (
        <>
          <Notice kind="warning" heading={t('locked')}>
            <p>{t('locked.until', { until: lockedUntil })}</p>
          </Notice>
          <ActionBar>
            <Button onClick={() => go('virtual-card')}>{t('card')}</Button>
          </ActionBar>
        </>
      ) : (
        <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
          <MpinField {...field('mpin')} hint={t('hint')} />
          <MpinField {...field('confirmMpin')} />
          <p className="muted">{t('safe')}</p>
        </ScreenForm>
      )}
    </>
  )
}
