import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { concernsCard } from '@card-journey/journey/rules/entry/partner-consents.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import type { ConsentText } from '../../../fields/ConsentField.tsx'
import { CallInWords } from '../../../layout/CallInWords.tsx'
import { Link } from '../../../layout/Link.tsx'
import { useMaster } from '../../../master/master.ts'
import { usePageData } from '../../../page/page-data.ts'
import { pathOf } from '../../../routing/routes.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { consentGroups } from './consent-groups.ts'
import { ConsentRow } from './ConsentRow.tsx'
import { standingOf } from './consent-words.ts'
import { DownloadConsents } from './DownloadConsents.tsx'
import { Reminders } from './Reminders.tsx'
import { SharedStatement } from './SharedStatement.tsx'
import { UsageData } from './UsageData.tsx'
import { useGivenConsents, type GivenConsents } from './use-given-consents.ts'
import { WhatsappUpdates } from './WhatsappUpdates.tsx'
import { WithdrawConsent } from './WithdrawConsent.tsx'
import './consents.css'

const isOn = (recorded: GivenConsents[number] | undefined): boolean =>
  recorded !== undefined && standingOf(recorded.history)?.given === true

/** What an application asks consent for, how each stands, in which words, and how to withdraw it. */
export function ConsentsScreen() {
  const t = useTexts('consents')
  const { policy } = usePageData()
  const { application } = useJourney()
  const consents = useMaster(getConsentDetails, { notices: 'Y' })
  const { given, again } = useGivenConsents()
  const recordOf = ({ code }: ConsentText) => given?.find((each) => each.code === code)
  const shown = consents.state === 'here' ? consents.data : []
  // Of the applicant's own card, and what was answered for another before.
  const concerned = shown.filter(
    (text) => !application || concernsCard(text.code, application, policy) || recordOf(text) !== undefined,
  )
  return (
    <>
      <Drawing name="shield" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      {consents.state === 'here' ? (
        <>
          {consentGroups(concerned).map(({ moment, texts }) => (
            <Panel key={moment} heading={t(`moment.${moment}`)}>
              <ul className="consents">
                {texts.map((text) => {
                  const { code, version } = text
                  const recorded = recordOf(text)
                  return (
                    <ConsentRow
                      key={code}
                      consent={text}
                      recorded={recorded}
                      unasked={given !== undefined && !recorded}
                    >
                      {recorded && <WithdrawConsent consent={recorded} onChange={again} />}
                      {code === 'whatsappconsent' && (
                        <WhatsappUpdates consent={text} on={given && isOn(recorded)} onChange={again} />
                      )}
                      {code === 'STATEMENT' && <SharedStatement />}
                      {code === 'ANALYTICS' && <UsageData version={version} />}
                    </ConsentRow>
                  )
                })}
              </ul>
            </Panel>
          ))}
          <DownloadConsents given={given ?? []} texts={shown} />
        </>
      ) : consents.state === 'loading' ? (
        <Skeleton shapes={['panel', 'panel', 'panel']} label={t('loading')} />
      ) : (
        <LoadFailed again={consents.again}>{t('failed')}</LoadFailed>
      )}
      {consents.state === 'here' && <Reminders />}
      <section className="consents__about">
        <h2>{t('takeBack')}</h2>
        <p>
          <CallInWords text={(values) => t('takeBack.text', values)} />
        </p>
      </section>
      {shown
        .filter(({ kind }) => kind === 'notice')
        .map(({ code, title, text, documentCode }) => (
          <section key={code} className="consents__about">
            <h2>{title}</h2>
            <p>{text}</p>
            {documentCode && (
              <p>
                <Link to={pathOf('terms-conditions', { document: documentCode })}>{t('read.notice')}</Link>
              </p>
            )}
          </section>
        ))}
    </>
  )
}
