import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { CalendarFile } from '../CalendarFile.tsx'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { dayOfInstant } from '../day-of-instant.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { freeDays, type useBooking } from '../use-booking.ts'
import '../video-kyc.css'

/** A call at a time of the applicant's choice (VK-01): book, change, cancel. The page's heading says that it is booked. */
export function BookCall({ booking, first }: { booking: ReturnType<typeof useBooking>; first: boolean }) {
  const t = useTexts('call-ahead')
  const language = useLanguage()
  const { application, today } = useJourney()
  const { slots, booked, settled, load, book } = booking
  const [moving, setMoving] = useState(false)
  const here = typeof slots === 'object' ? slots : undefined
  const when = booked && { day: dayOfInstant(booked, language, today()), time: timeInWords(booked, language) }
  const free = here && freeDays(here).length > 0
  const picks = here && (!booked || moving)
  // Nothing to choose and nothing booked: a sentence, not a box whose heading leads nowhere.
  const none = here && !free && !booked
  const panel = () => (
    <Panel heading={when ? undefined : t('book')}>
      <p role="status">
        {settled === 'booked' && when ? t('booked.done', when) : settled === 'cancelled' ? t('booked.cancelled') : ''}
        {settled === 'taken' && t('book.taken')}
        {slots === 'loading' && t('book.loading')}
      </p>
      {slots === 'failed' && (
        <>
          <p>{t('book.failed')}</p>
          <Button kind="secondary" onClick={load}>
            {t('book.again')}
          </Button>
        </>
      )}
      {when && (
        <>
          <p className="call-time">{t('booked.when', { ...when, time: `\n${when.time}` })}</p>
          <p>{t('booked.ready')}</p>
          <p>{t('booked.text')}</p>
        </>
      )}
      {picks && (
        <>
          {free && <p>{t('book.lead')}</p>}
          {free && application?.facts.videoKyc?.ticket && <p>{t('book.gives')}</p>}
          <SlotPicker
            slots={here}
            first={first && !booked}
            book={async (at) => {
              await book(at)
              setMoving(false)
            }}
          />
        </>
      )}
      <ProblemNotice />
      {here && booked && !moving && (
        <ul className="ahead__rows">
          <li>
            <CalendarFile startsAt={booked} minutes={here.minutes} />
          </li>
          <li>
            <Button kind="quiet" onClick={() => setMoving(true)}>
              {t('booked.move')}
            </Button>
          </li>
          <li>
            <Button kind="quiet" busyText={t('booked.cancelling')} onClick={() => book()}>
              {t('booked.cancel')}
            </Button>
          </li>
        </ul>
      )}
    </Panel>
  )
  return (
    <>
      <p role="status">{none ? t('book.none') : ''}</p>
      {none ? <ProblemNotice /> : panel()}
    </>
  )
}
