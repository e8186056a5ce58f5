import { ckycDownload } from '@card-journey/contract/calls/kyc/ckycDownload.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../../layout/ProblemNotice.tsx'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { CompleteLater } from '../../CompleteLater.tsx'

type Registry = NonNullable<NonNullable<ApplicationView['facts']['ckyc']>['record']>

/** What the record says: the applicant confirms that it is theirs, and is done, or says that it isn’t. */
export function RegistryDetails({ record }: { record: Registry }) {
  const t = useTexts('kyc')
  const language = useLanguage()
  const { moveOn } = useJourney()
  const attempt = useAttempt()
  const say = async (mine: 'Y' | 'N') => {
    if ((await attempt(ckycDownload, { mine })).ok) await moveOn()
  }
  return (
    <>
      <h1>{t('record.yours.heading')}</h1>
      <p className="lead">{t('record.yours.lead')}</p>
      <Panel>
        <Facts
          facts={[
            { term: t('record.name'), value: record.name },
            { term: t('record.born'), value: dateInWords(record.dateOfBirth, language) },
            { term: t('record.place'), value: `${record.city} ${record.pincode}` },
            { term: t('record.number'), value: t('record.ending', { ending: record.ending }) },
          ]}
        />
      </Panel>
      <ProblemNotice />
      <ActionBar>
        <Button busyText={t('record.own.busy')} onClick={() => say('Y')}>
          {t('record.own')}
        </Button>
        <Button kind="secondary" busyText={t('refuse.busy')} onClick={() => say('N')}>
          {t('record.disown')}
        </Button>
      </ActionBar>
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}
