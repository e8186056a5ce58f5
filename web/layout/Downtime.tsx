import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { useEffect } from 'react'
import { localeOf } from '../texts/language.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'

/** Replaces the whole app inside a maintenance window (SC-27). */
export function Downtime({ until }: { until: string }) {
  const t = useTexts('shell')
  const language = useLanguage()
  useEffect(() => {
    document.title = t('downtime.title')
  }, [t])
  const end = new Date(until)
  const words = Number.isNaN(end.getTime())
    ? t('downtime.open')
    : t('downtime.text', {
        until: new Intl.DateTimeFormat(localeOf[language], {
          timeZone: 'Asia/Kolkata',
          dateStyle: 'long',
          timeStyle: 'short',
        }).format(end),
      })
  return (
    <main className="page page--column" id="content">
      <div className="page__main">
        <OutcomeMark kind="waiting" />
        <h1>{t('downtime.heading')}</h1>
        <p>{words}</p>
      </div>
    </main>
  )
}
