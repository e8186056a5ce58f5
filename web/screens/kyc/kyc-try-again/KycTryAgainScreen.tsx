import { attemptLimits } from '@card-journey/journey/decision/attempts.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { CompleteLater } from '../CompleteLater.tsx'

/** The Aadhaar holds another name: the one that must match, and how many attempts are left (RT-72). */
export function KycTryAgainScreen() {
  const t = useTexts('kyc-try-again')
  const { application, go } = useJourney()
  const person = application?.applicantDetails[0]
  const name = [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' ')
  const used = application?.facts.aadhaar?.wrongCodes ?? 0
  const left = Math.max(0, attemptLimits.triesPerDay - used)
  const last4 = application?.facts.aadhaar?.last4
  return (
    <>
      <OutcomeMark kind="warning" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      {application && (
        <>
          <p>
            <strong>{left > 0 ? t('left', { left }) : t('none')}</strong>
          </p>
          <Panel>
            <Facts
              facts={[
                { term: t('name'), value: name },
                ...(last4 ? [{ term: t('number'), value: t('ending', { last4 }) }] : []),
              ]}
            />
          </Panel>
          <p>{left > 0 ? t('advice') : t('advice.branch')}</p>
        </>
      )}
      <ActionBar>
        {left > 0 && <Button onClick={() => go('kyc')}>{t('again')}</Button>}
        <CompleteLater kind={left > 0 ? 'quiet' : 'primary'}>{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}
