import { endReminders } from '@card-journey/contract/calls/apps/endReminders.ts'
import { remindToApply } from '@card-journey/contract/calls/apps/remindToApply.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import './consents.css'

/** Ends the reminders of the own application: to finish it, or, once it has ended, of the day to apply again. */
export function Reminders() {
  const t = useTexts('consents')
  const language = useLanguage()
  const { application, ask, today } = useJourney()
  const [said, setSaid] = useState<'stopped' | 'none' | 'failed'>()
  const news = useRef<HTMLDivElement>(null)
  const done = said === 'stopped' || said === 'none'
  // The button is gone: focus goes to what is said instead.
  useEffect(() => {
    if (done) news.current?.focus()
  }, [done])
  if (!application) return null
  const { ending, reminder } = application.facts
  if (ending && !reminder && !said) return null
  const stop = async () => {
    const { ok } = ending ? await ask(remindToApply, { wanted: 'N', language }) : await ask(endReminders, {})
    setSaid(ok ? (ending ? 'none' : 'stopped') : 'failed')
  }
  return (
    <section className="consents__about">
      <h2>{t('reminders.heading')}</h2>
      {ending ? (
        reminder && <p>{t('reminders.again', { day: dayInWords(reminder.day, language, today()) })}</p>
      ) : (
        <p>{t('reminders.unfinished')}</p>
      )}
      <div role="status" tabIndex={-1} ref={news}>
        {said && (
          <Notice kind={said === 'failed' ? 'warning' : 'success'}>
            <p>{t(`reminders.${said}`)}</p>
          </Notice>
        )}
      </div>
      {!done && (
        <p>
          <Button kind="secondary" busyText={t('reminders.busy')} onClick={stop}>
            {t('reminders.stop')}
          </Button>
        </p>
      )}
    </section>
  )
}
