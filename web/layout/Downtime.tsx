import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useEffect, useRef } from 'react'
import { takeFocus } from './take-focus.ts'
import { parkDialogs } from './park-dialogs.ts'
import { localeOf } from '../texts/language.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'

/** Replaces the whole app inside a maintenance window (SC-27). */
export function Downtime({ until }: { until: string }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the heading takes the focus, which an open dialog would keep from it.
  useEffect(parkDialogs, [])
  useEffect(() => {
    if (heading.current) takeFocus(heading.current)
    // The hidden screen goes on naming the page after itself.
    const entitle = () => {
      const title = t('downtime.title')
      if (document.title !== title) document.title = title
    }
    entitle()
    const renamed = new MutationObserver(entitle)
    renamed.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => renamed.disconnect()
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
    <main className="page page--column">
      <div className="page__main">
        <Drawing name="clock" />
        <h1 ref={heading}>{t('downtime.heading')}</h1>
        <p>{words}</p>
      </div>
    </main>
  )
}
