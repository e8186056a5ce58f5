import { generateLink } from '@card-journey/contract/calls/document-analysis/generateLink.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, useState } from 'react'
import { about } from '../../../engine/about.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { passes } from '../../../engine/use-polling.ts'
import { openExternal, shellHere } from '../../../native/shell.ts'
import { useTexts } from '../../../texts/screen-texts.ts'

/**
 * Before the account aggregator's page opens: what happens there, and how to get back (RT-36). It is the interstitial of
 * that page, so no other one follows; the server has decided which address may be opened.
 */
export function PerfiosRedirectScreen() {
  const t = useTexts('perfios-redirect')
  const { application, ask, route, go, back } = useJourney()
  const [said, setSaid] = useState<'failed'>()
  const statement = application?.facts.statement
  const agreed = statement !== undefined && !statement.ended
  const arrived = application !== undefined

  // Only after the consent there is a page to open.
  useEffect(() => {
    if (arrived && !agreed) go('upload-document', { replace: true })
  }, [arrived, agreed, go])

  const open = async () => {
    setSaid(undefined)
    const inApp = shellHere().kind === 'shell'
    const link = await ask(generateLink, about({ inApp }))
    if (!link.ok) {
      if (link.failure && !passes(link.failure) && (await route(link.failure))) return
      return setSaid('failed')
    }
    const opened = openExternal(link.response.url)
    if (opened === 'noBridge' || opened === 'refused') return go('auth-error', { replace: true })
    // In the app the page opens beside it, and this one goes on looking for the report.
    if (opened === 'opened') go('upload-document')
  }
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <Panel heading={t('steps')}>
        <ol className="bullets">
          <li>{t('steps.bank')}</li>
          <li>{t('steps.choose')}</li>
          <li>{t('steps.back')}</li>
        </ol>
      </Panel>
      <p className="muted">{t('safe')}</p>
      {said === 'failed' && (
        <Notice kind="warning" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      )}
      <ActionBar>
        <Button unready={!agreed} busyText={t('open.busy')} onClick={open}>
          {t('open')}
        </Button>
        <Button kind="secondary" onClick={() => back('perfios-redirect')}>
          {t('upload')}
        </Button>
      </ActionBar>
    </>
  )
}
