import { aadhaarTriesLeft } from '@card-journey/journey/rules/identity/aadhaar.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CompleteLater } from '../CompleteLater.tsx'

/** A wrong code, or an Aadhaar with a different name: what must match, and how many attempts are left (RT-72). */
export function KycTryAgainScreen() {
  const t = useTexts('kyc-try-again')
  const { application, go, today } = useJourney()
  const { policy } = usePageData()
  const person = application?.applicantDetails[0]
  const name = [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' ')
  const aadhaar = application?.facts.aadhaar
  const left = aadhaarTriesLeft(aadhaar, today(), policy)
  const last4 = aadhaar?.last4
  const wrongCode = aadhaar?.refused === 'code'
  return (
    <>
      <Drawing name="pan" tone="warning" />
      <h1>{wrongCode ? t('heading.code') : t('heading')}</h1>
      <p className="lead">{wrongCode ? t('lead.code') : t('lead')}</p>
      {application && (
        <>
          <p>
            <strong>{left > 0 ? t('left', { left }) : t('none')}</strong>
          </p>
          <Panel>
            <Facts
              facts={[
                ...(wrongCode ? [] : [{ term: t('name'), value: name }]),
                ...(last4 ? [{ term: t('number'), value: t('ending', { last4 }) }] : []),
              ]}
            />
          </Panel>
          <p>{left > 0 ? (wrongCode ? t('advice.code') : t('advice')) : t('advice.branch')}</p>
        </>
      )}
      <ActionBar>
        {left > 0 && wrongCode && aadhaar.otpSentAt && <Button onClick={() => go('kyc-otp')}>{t('again.code')}</Button>}
        {left > 0 && (
          <Button kind={wrongCode && aadhaar.otpSentAt ? 'secondary' : 'primary'} onClick={() => go('kyc')}>
            {wrongCode ? t('again.new') : t('again')}
          </Button>
        )}
        <CompleteLater kind={left > 0 ? 'quiet' : 'primary'}>{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}
