import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { QuotedReference } from '../../outcome/QuotedReference.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { useDeskHours } from '../../../master/use-desk-hours.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { freeDays, useBooking } from '../use-booking.ts'
import { useHoursText } from '../use-hours-text.ts'
import { useOpening } from '../use-next-opening.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import '../video-kyc.css'
import { TextAtOpening } from '../TextAtOpening.tsx'
import { BookCall } from './BookCall.tsx'
import { useLater } from './use-later.ts'

/** The call is postponed (VK-01, VK-11): that all is saved, what is left and by when, the booking, how to come back. */
export function KycLaterScreen() {
  const t = useTexts('kyc-later')
  const ahead = useTexts('call-ahead')
  const { moveOn } = useJourney()
  const opening = useOpening()
  const { proven, until, bookable, held } = useLater()
  const booking = useBooking(bookable)
  const { booked } = booking
  const language = useLanguage()
  const desk = useDeskHours()
  const hoursText = useHoursText({
    range: (values) => t('hours.range', values),
    list: (values) => t('hours.list', values),
  })
  useSubject('kyc-later', booked && ahead('booked'))
  const { slots } = booking
  // Booking comes first, unless a place in the queue is still kept or no time is free: then going on now does.
  const books = bookable && !held && (slots === 'loading' || (typeof slots === 'object' && freeDays(slots).length > 0))
  const opensNow = desk.state === 'here' && opening?.state !== 'closed'
  const goOn = (
    <Button kind={books || booked ? 'secondary' : 'primary'} onClick={() => moveOn()}>
      {t(bookable && proven && !held && opensNow ? 'call' : 'now')}
    </Button>
  )
  // It stands where it stood while the times were being asked for.
  const besides = (bookable && !held) || booked
  // Only the call is left, and nobody is there to take it: going on would end at a page that says so.
  const waitsForDesk = proven && !held && (books || booked) && opening?.state === 'closed'
  const callLead = until ? t('lead.until', { until }) : t('lead.call')
  return (
    <>
      <Drawing name={booked ? 'calendar' : 'clock'} tone={booked ? 'success' : 'calm'} />
      <h1>{booked ? ahead('booked') : t('heading')}</h1>
      <p className="lead">{booked ? t('lead.booked') : bookable && proven ? callLead : t('lead')}</p>
      {held && <p>{t('queue', { until: timeInWords(held, language) })}</p>}
      {bookable && <BookCall booking={booking} first={books} />}
      {besides && !(waitsForDesk && booked) && (
        <div className="ahead__now">{waitsForDesk ? <TextAtOpening /> : goOn}</div>
      )}
      <div className="come-back">
        <p>{t('back')}</p>
        {desk.state === 'here' && <p>{t('back.hours', { hours: hoursText(desk.data) })}</p>}
      </div>
      <QuotedReference label={t('reference')} copy={t('copy')} copied={t('copied')} />
      {!besides && <ActionBar>{goOn}</ActionBar>}
    </>
  )
}
