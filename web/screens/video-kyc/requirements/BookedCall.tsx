import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { CalendarFile } from '../CalendarFile.tsx'
import { dayOfInstant } from '../day-of-instant.ts'
import type { useBooking } from '../use-booking.ts'
import '../video-kyc.css'

export interface BookedCallProps {
  booking: ReturnType<typeof useBooking>
  open: boolean | undefined
}

/**
 * For who comes back after putting the call off, which is the only way to a booking: the time that is booked. It has as much
 * room without a booking, and while it is asked for, as with one: nothing below moves.
 */
export function BookedCall({ booking: { slots, booked }, open }: BookedCallProps) {
  const t = useTexts('requirements')
  const ahead = useTexts('call-ahead')
  const language = useLanguage()
  const { go, today } = useJourney()
  const when = booked && { day: dayOfInstant(booked, language, today()), time: timeInWords(booked, language) }
  const toTimes = () => go('kyc-later')
  const head = () => {
    if (slots === 'loading') return <Skeleton label={t('booked.loading')} shapes={['heading', 'line']} />
    if (when)
      return (
        <>
          <h2>
            <span className="booked-call__what">{t('booked')}</span>{' '}
            <span className="call-time">{ahead('booked.when', { ...when, time: `\n${when.time}` })}</span>
          </h2>
          <p>{t(open ? 'booked.orNow' : 'booked.first')}</p>
          <ul className="ahead__rows">
            {booked && typeof slots === 'object' && (
              <li>
                <CalendarFile startsAt={booked} minutes={slots.minutes} />
              </li>
            )}
            <li>
              <Button kind="quiet" onClick={toTimes}>
                {t('booked.change')}
              </Button>
            </li>
          </ul>
        </>
      )
    return (
      <>
        <h2 className="panel__heading">{t('unbooked')}</h2>
        <p>{t('unbooked.about')}</p>
        {/* While the desk is closed it is the page's first way on. */}
        {open !== false && (
          <Button kind="secondary" onClick={toTimes}>
            {ahead('book')}
          </Button>
        )}
      </>
    )
  }
  return (
    <div className="booked-call">
      <Panel>{head()}</Panel>
    </div>
  )
}
