import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useMaster } from '../../../master/master.ts'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { Link } from '../../../layout/Link.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { ConsentNotice } from './ConsentNotice.tsx'
import { ConsentHistory } from './ConsentHistory.tsx'
import { ConsentState } from './ConsentState.tsx'
import { standingOf } from './consent-words.ts'
import { DownloadConsents } from './DownloadConsents.tsx'
import { Reminders } from './Reminders.tsx'
import { SharedStatement } from './SharedStatement.tsx'
import { UsageData } from './UsageData.tsx'
import { useGivenConsents, type GivenConsents } from './use-given-consents.ts'
import { WhatsappUpdates } from './WhatsappUpdates.tsx'
import './consents.css'

const isOn = (recorded: GivenConsents[number] | undefined): boolean =>
  recorded !== undefined && standingOf(recorded.history)?.given === true

/** What an application asks consent for, in which words, and how to withdraw each. */
export function ConsentsScreen() {
  const t = useTexts('consents')
  const { helpline, helplineHours, firstBureau, secondBureau } = brandNames(usePageData().brand, useLanguage())
  const consents = useMaster(getConsentDetails, { notices: 'Y' })
  const { given, again } = useGivenConsents()
  const historyOf = (code: string) => given?.find((each) => each.code === code)
  const shown = consents.state === 'here' ? consents.data : []
  // What the applicant has answered stands first.
  const inOrder = [...shown.filter(({ code }) => historyOf(code)), ...shown.filter(({ code }) => !historyOf(code))]
  return (
    <>
      <Drawing name="shield" />
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <DownloadConsents given={given ?? []} texts={shown} />
      {consents.state === 'here' ? (
        <Stack>
          {inOrder.map(({ code, title, text, kind, mandatory, version, documentCode, notice }) => {
            const recorded = historyOf(code)
            return (
              <Panel key={code} heading={title}>
                <Stack gap={1}>
                  {recorded && <ConsentState history={recorded.history} needed={mandatory === 'Y'} />}
                  <p>{text}</p>
                  {code === 'BUREAU' && (
                    <p>
                      {t('bureaus')} {firstBureau}, {secondBureau}
                    </p>
                  )}
                  <p className="muted small">
                    {kind === 'notice' ? t('notice') : mandatory === 'Y' ? t('needed') : t('optional')}{' '}
                    {t('version', { version })}
                  </p>
                  {documentCode && (
                    <p>
                      <Link to={pathOf('terms-conditions', { document: documentCode })}>{t('read')}</Link>
                    </p>
                  )}
                  {notice && <ConsentNotice notice={notice} />}
                  {recorded && <ConsentHistory consent={recorded} onChange={again} />}
                  {code === 'whatsappconsent' && (
                    <WhatsappUpdates version={version} on={given && isOn(recorded)} onChange={again} />
                  )}
                  {code === 'STATEMENT' && <SharedStatement />}
                  {code === 'ANALYTICS' && <UsageData version={version} />}
                </Stack>
              </Panel>
            )
          })}
          <Reminders />
        </Stack>
      ) : consents.state === 'loading' ? (
        <Skeleton shapes={['panel', 'panel', 'panel']} label={t('loading')} />
      ) : (
        <LoadFailed again={consents.again}>{t('failed')}</LoadFailed>
      )}
      <h2>{t('takeBack')}</h2>
      <p>{t('takeBack.text', { helpline, hours: helplineHours })}</p>
    </>
  )
}
