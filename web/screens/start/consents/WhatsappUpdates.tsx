import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { sourceAppId } from '@card-journey/contract/headers.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'
import type { ConsentText } from '../../../fields/ConsentField.tsx'
import { newRequestId } from '../../../session/random.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import './consents.css'

interface WhatsappUpdatesProps {
  consent: ConsentText
  /** Undefined while it isn't known: then both ways stand beside each other. */
  on: boolean | undefined
  onChange: () => void
}

/** Switches WhatsApp updates on and off immediately, while the applicant's application is open here (CA-12). */
export function WhatsappUpdates({ consent: { version, title }, on, onChange }: WhatsappUpdatesProps) {
  const t = useTexts('consents')
  const { application, ask, now } = useJourney()
  const language = useLanguage()
  const [said, setSaid] = useState<'on' | 'off' | 'changed' | 'failed'>()
  const isOff = on !== undefined && (said === 'off' || (said !== 'on' && !on))
  if (!application) return <p className="muted small">{t('whatsapp.signIn')}</p>
  const send = async (action: 'OPTIN' | 'OPTOUT') => {
    const outcome = await ask(sendNotification, {
      sourceAppId,
      requestId: newRequestId(),
      action,
      notificationType: 'WHATSAPP',
      messages: [{ destination: [application.applicantDetails[0].mobileNumber] }],
      ...(action === 'OPTIN' && {
        consent: { code: 'whatsappconsent', version, timestamp: new Date(now()).toISOString(), value: 'Y' },
      }),
      language,
    })
    if (outcome.ok) {
      setSaid(action === 'OPTIN' ? 'on' : 'off')
      onChange()
    } else setSaid(outcome.failure?.problem === 'CONSENT_CHANGED' ? 'changed' : 'failed')
  }
  const named = <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
  return (
    <>
      <div role="status">
        {said && (
          <Notice kind={said === 'on' || said === 'off' ? 'success' : 'warning'}>
            <p>{t(`whatsapp.${said}`)}</p>
          </Notice>
        )}
      </div>
      <p className="consents__choices">
        {/* The first stays as another's words, so that focus stays where it is. */}
        <Button kind="secondary" busyText={t('whatsapp.busy')} onClick={() => send(isOff ? 'OPTIN' : 'OPTOUT')}>
          {t(isOff ? 'whatsapp.start' : 'whatsapp.stop')}
          {named}
        </Button>
        {on === undefined && (
          <Button kind="secondary" busyText={t('whatsapp.busy')} onClick={() => send('OPTIN')}>
            {t('whatsapp.start')}
            {named}
          </Button>
        )}
      </p>
    </>
  )
}
