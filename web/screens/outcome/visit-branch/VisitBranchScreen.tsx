import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { HelpLine } from '../HelpLine.tsx'

/** Only a branch can continue (SC-13). */
export function VisitBranchScreen() {
  const t = useTexts('visit-branch')
  const { application } = useJourney()
  const taxElsewhere = application?.applicantDetails[0].taxIndiaOnly === 'N'
  const kycDue = application?.facts.customer?.kycUpdated === 'N'
  return (
    <>
      <OutcomeMark kind="info" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t(taxElsewhere ? 'tax.lead' : kycDue ? 'kyc.lead' : 'lead')}</p>
      <Panel heading={t('bring')}>
        <ul className="bullets">
          <li>{t('bring.pan')}</li>
          <li>{t('bring.address')}</li>
          {taxElsewhere && <li>{t('bring.tax')}</li>}
          <li>{t('bring.mobile')}</li>
        </ul>
      </Panel>
      <p>{t('time')}</p>
      <HelpLine text={(values) => t('help', values)} />
      {application && <p className="muted small">{t('reference', { reference: quotedReference(application) })}</p>}
    </>
  )
}
