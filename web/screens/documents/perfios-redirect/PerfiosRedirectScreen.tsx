import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'

export interface PerfiosRedirectScreenProps {
  /** generateLink: the provider's own page for this transaction; the marker becomes PERFIOS. */
  makeLink: () => Promise<Outcome<{ url: string }>>
}

/** Before the document-analysis provider's page opens: what happens there, and how to get back (RT-36). */
export function PerfiosRedirectScreen({ makeLink }: PerfiosRedirectScreenProps) {
  const t = useTexts('perfios-redirect')
  const { leaveFor, back } = useJourney()
  const [failed, setFailed] = useState(false)
  const open = async () => {
    setFailed(false)
    const link = await makeLink()
    if (link.ok) await leaveFor(link.response.url)
    else setFailed(true)
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
      {failed && (
        <Notice kind="warning" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      )}
      <ActionBar>
        <Button busyText={t('open.busy')} onClick={open}>
          {t('open')}
        </Button>
        <Button kind="secondary" onClick={() => back('perfios-redirect')}>
          {t('upload')}
        </Button>
      </ActionBar>
    </>
  )
}
