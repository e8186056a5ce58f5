import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import type { ConsentText } from '../../../fields/ConsentField.tsx'
import { useMaster } from '../../../master/master.ts'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
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
  const { helpline, helplineHours } = brandNames(usePageData().brand, useLanguage())
  const consents = useMaster(getConsentDetails, { notices: 'Y' })
  const { given, again } = useGivenConsents()
  const recordOf = ({ code }: ConsentText) => given?.find((each) => each.code === code)
  const shown = consents.state === 'here' ? consents.data : []
  // What the applicant has answered stands first.
  const groups = [
    { name: 'answered', texts: shown.filter(recordOf) },
    { name: 'asked', texts: shown.filter((text) => !recordOf(text)) },
  ] as const
  return (
    <>
      <Drawing name="shield" />
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {consents.state === 'here' ? (
        groups
          .filter(({ texts }) => texts.length > 0)
          .map(({ name, texts }) => (
            <Panel key={name} heading={t(`group.${name}`)}>
              <ul className="consents">
                {texts.map((text) => {
                  const { code, version } = text
                  const recorded = recordOf(text)
                  return (
                    <ConsentRow key={code} consent={text} recorded={recorded}>
                      {recorded && <WithdrawConsent consent={recorded} onChange={again} />}
                      {code === 'whatsappconsent' && (
                        <WhatsappUpdates version={version} on={given && isOn(recorded)} onChange={again} />
                      )}
                      {code === 'STATEMENT' && <SharedStatement />}
                      {code === 'ANALYTICS' && <UsageData version={version} />}
                    </ConsentRow>
                  )
                })}
              </ul>
              {name === 'answered' && <DownloadConsents given={given ?? []} texts={shown} />}
            </Panel>
          ))
      ) : consents.state === 'loading' ? (
        <Skeleton shapes={['panel', 'panel', 'panel']} label={t('loading')} />
      ) : (
        <LoadFailed again={consents.again}>{t('failed')}</LoadFailed>
      )}
      {consents.state === 'here' && <Reminders />}
      <section className="consents__about">
        <h2>{t('takeBack')}</h2>
        <p>{t('takeBack.text', { helpline, hours: helplineHours })}</p>
      </section>
    </>
  )
}
