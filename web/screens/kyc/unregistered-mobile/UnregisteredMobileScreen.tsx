import { mobileLinkToAadhaar } from '@card-journey/contract/calls/apps/mobileLinkToAadhaar.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { unregisteredMobile } from '@card-journey/journey/steps/kyc/unregistered-mobile/form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { MobileField } from '../../../fields/MobileField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CompleteLater } from '../CompleteLater.tsx'
import { useAadhaarCode } from '../use-aadhaar-code.ts'

/** The Aadhaar is linked to a different mobile number: which one, or what else can be done (SC-42). */
export function UnregisteredMobileScreen() {
  const t = useTexts('unregistered-mobile')
  const field = useFieldTexts()
  const { application, state, go, moveOn } = useJourney()
  const attempt = useAttempt()
  const sendCode = useAadhaarCode({ asked: true })
  const mobile = application?.applicantDetails[0].mobileNumber
  const binding = useScreenForm(unregisteredMobile, {
    async submit(answers) {
      const told = await attempt(mobileLinkToAadhaar, answers)
      if (!told.ok) return told
      const uid = state().aadhaar?.uid
      // After a reload the number is gone from memory and has to be entered again.
      if (!uid) {
        go('kyc')
        return told
      }
      const sent = await sendCode(uid)
      if (sent.ok) await moveOn()
      return sent
    },
  })
  return (
    <>
      <Drawing name="phone" tone="warning" />
      <h1>{t('heading')}</h1>
      <p className="lead">{mobile ? t('lead', { mobile: dialled(maskValue(mobile)) }) : t('lead.plain')}</p>
      <ScreenForm
        binding={binding}
        submitLabel={t('submit')}
        busyText={t('submit.busy')}
        actions={
          <Button kind="quiet" onClick={() => go('kyc')}>
            {t('again')}
          </Button>
        }
      >
        <MobileField {...field('mobileNumber')} label={t('mobile')} hint={t('mobile.hint')} />
      </ScreenForm>
      <Panel heading={t('ways')}>
        <ul className="bullets">
          <li>{t('ways.check')}</li>
          <li>{t('ways.update')}</li>
          <li>{t('ways.branch')}</li>
        </ul>
      </Panel>
      <p>{t('saved')}</p>
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}
