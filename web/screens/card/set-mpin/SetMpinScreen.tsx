import { setMPIN } from '@card-journey/contract/calls/apps/setMPIN.ts'
import { setMpin } from '@card-journey/journey/steps/card/set-mpin/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { ConsentField } from '../../../fields/ConsentField.tsx'
import { MpinField } from '../../../fields/MpinField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useBankConsent } from '../../kyc/BankConsent.tsx'
import { useMomentInWords } from '../../outcome/use-moment-in-words.ts'
import { LockedPin } from './LockedPin.tsx'
import './set-mpin.css'

/**
 * The PIN, twice, and mobile banking with it as a choice of its own. Each outcome, PIN100 to PIN105, has its own page
 * (EC-16 to EC-18). "Not now" leads to the card all the same.
 */
export function SetMpinScreen() {
  const t = useTexts('set-mpin')
  const field = useFieldTexts()
  const language = useLanguage()
  const { application, now, go, act } = useJourney()
  const attempt = useAttempt()
  const mobileBanking = useBankConsent('MBANKING')
  const until = application?.facts.mpin?.lockedUntil
  const inWords = useMomentInWords()
  const lockedUntil = until && Date.parse(until) > now() ? inWords(until) : undefined
  const binding = useScreenForm(setMpin, {
    async submit({ consentMbanking, ...pins }) {
      const shown = mobileBanking.state === 'here' ? mobileBanking.data.version : undefined
      const consent = shown && {
        code: 'MBANKING' as const,
        version: shown,
        timestamp: new Date(now()).toISOString(),
        value: consentMbanking === 'Y' ? ('Y' as const) : ('N' as const),
      }
      const set = await attempt(setMPIN, { ...pins, language, ...(consent && { consent }) })
      if (set.ok) {
        const type = application?.customerType === 'ETB' ? 'PIN105ETB' : 'PIN105'
        go('auth-error', { query: { type }, replace: true })
      }
      return set
    },
  })
  const later = async () => {
    // Once put off, and for an existing customer always, the card is where the applicant is already.
    const asked = application?.customerType === 'NTB' && !application.facts.mpin?.laterAt
    if (asked) await act('set-mpin', 'later', {})
    else go('virtual-card')
  }
  return (
    <>
      <div className="set-mpin__card">
        <CardColumn>
          <OwnCard />
        </CardColumn>
      </div>
      <h1>{t(lockedUntil ? 'heading.locked' : 'heading')}</h1>
      <p>{t(lockedUntil ? 'locked.lead' : 'lead')}</p>
      {lockedUntil ? (
        <>
          <LockedPin until={lockedUntil} />
          <ActionBar>
            <Button onClick={() => go('virtual-card')}>{t('card')}</Button>
          </ActionBar>
        </>
      ) : (
        <ScreenForm
          binding={binding}
          submitLabel={t('submit')}
          busyText={t('submit.busy')}
          actions={
            <Button kind="quiet" busyText={t('later.busy')} onClick={later}>
              {t('later')}
            </Button>
          }
        >
          <MpinField {...field('mpin')} hint={t('hint')} />
          <MpinField {...field('confirmMpin')} repeats="mpin" />
          {mobileBanking.state === 'loading' && <Skeleton shapes={['control']} label={t('banking.loading')} />}
          {mobileBanking.state === 'here' && (
            <ConsentField name="consentMbanking" required={false} text={mobileBanking.data} hint={t('banking.hint')} />
          )}
        </ScreenForm>
      )}
    </>
  )
}
