import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../../../layout/lazy-part.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { usePhone } from './use-phone.ts'
import '../video-kyc.css'

// With its library, which comes when it is first needed.
const QrCode = lazyPart(() => import('./QrCode.tsx').then((file) => file.QrCode))

/** The call on a phone: by QR code or SMS, followed here until it comes back (VK-04, VK-12). */
export function PhoneHandOff() {
  const t = useTexts('call-ahead')
  const language = useLanguage()
  const { phoneLinks = false } = usePageData()
  const { handed, state, held, make, back } = usePhone()
  if (!phoneLinks)
    return (
      <Panel>
        <p>{t('phone.insecure')}</p>
      </Panel>
    )
  const waiting = handed && state === 'waiting'
  // A phone that has opened the link may still never enter the code.
  const making = !handed || state === 'waiting' || state === 'opened' || state === 'expired'
  return (
    <Panel heading={t('phone')}>
      {!handed && <p>{t('phone.lead')}</p>}
      {waiting && handed.by === 'qr' && (
        <Suspense fallback={<div className="qr-code" />}>
          <QrCode text={handed.link} label={t('phone.qr.alt')} />
        </Suspense>
      )}
      <div role="status">
        {waiting && handed.by === 'sms' && <p>{t('phone.sent')}</p>}
        {handed && (
          <p>
            {state === 'waiting'
              ? t('phone.waiting', { until: timeInWords(handed.expiresAt, language) })
              : t(`phone.${state}`)}
          </p>
        )}
      </div>
      {held && (
        <Notice kind="warning" role="alert">
          <p>{t('phone.held')}</p>
        </Notice>
      )}
      <ProblemNotice />
      <div className="ahead__actions">
        {making && !(waiting && handed.by === 'qr') && (
          <Button busyText={t('phone.busy')} onClick={() => make('qr')}>
            {t('phone.qr')}
          </Button>
        )}
        {making && (
          <Button kind="secondary" busyText={t('phone.busy')} onClick={() => make('sms')}>
            {t('phone.sms')}
          </Button>
        )}
        {handed && !making && (
          <Button kind="secondary" busyText={t('phone.backBusy')} onClick={back}>
            {t('phone.back')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
