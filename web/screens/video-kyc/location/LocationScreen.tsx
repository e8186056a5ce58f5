import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageQuery } from '../../../page/page-query.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { useOwnDocument } from '../use-own-document.ts'
import { useSharePosition, type Shared } from '../use-share-position.ts'

/** Why we ask for the location, the question itself, and how to undo a refusal (VK-02, VK-12; EC-35). */
export function LocationScreen() {
  const t = useTexts('location')
  const { moveOn } = useJourney()
  const share = useSharePosition()
  useOwnDocument()
  const query = usePageQuery()
  const agentWaits = query.get('agent') === 'waits'
  const found = query.get('found')
  const [last, setLast] = useState<Shared | undefined>(
    agentWaits && (found === 'denied' || found === 'unavailable') ? found : undefined,
  )
  const press = async () => {
    setLast(undefined)
    const shared = await share()
    setLast(shared)
    if (shared === 'shared') await moveOn()
  }
  return (
    <>
      <h1>{t('heading')}</h1>
      {agentWaits ? (
        <Notice heading={t('agent')}>
          <p>{t('agent.text')}</p>
        </Notice>
      ) : (
        <p>{t('lead')}</p>
      )}
      <Panel heading={t('why')}>
        <p>{t('why.text')}</p>
      </Panel>
      {last === 'denied' && (
        <Notice kind="warning" role="alert" heading={t('denied')}>
          <p>{t('denied.text')}</p>
          <ul className="bullets">
            <li>{t('denied.site')}</li>
            <li>{t('denied.phone')}</li>
            <li>{t('denied.again')}</li>
          </ul>
        </Notice>
      )}
      {last === 'unavailable' && (
        <Notice kind="warning" role="alert" heading={t('unavailable')}>
          <p>{t('unavailable.text')}</p>
        </Notice>
      )}
      {last === 'failed' && <ProblemNotice />}
      <ActionBar>
        <Button busyText={t('share.busy')} onClick={press}>
          {last === 'denied' || last === 'unavailable' ? t('share.again') : t('share')}
        </Button>
        <CompleteLater>{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}
