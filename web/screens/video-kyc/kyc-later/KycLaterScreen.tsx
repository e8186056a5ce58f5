import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { QuotedReference } from '../../outcome/QuotedReference.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { useDeskHours } from '../../../master/use-desk-hours.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useBooking } from '../use-booking.ts'
import { useHoursText } from '../use-hours-text.ts'
import { useOpening } from '../use-next-opening.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { BookCall } from './BookCall.tsx'
import { useLater } from './use-later.ts'

/** The call is postponed (VK-01, VK-11): what is saved, until when the Aadhaar check is valid, and how to come back. */
export function KycLaterScreen() {
  const t = useTexts('kyc-later')
  const ahead = useTexts('call-ahead')
  const { signOut, moveOn } = useJourney()
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
  // First: whoever came to book a time has it before them, and whoever has booked one too.
  const closed = useOpening()?.state === 'closed'
  const call = bookable && <BookCall booking={booking} first={closed} />
  const rest = [
    <Panel key="saved" heading={t('saved')}>
      <ul className="bullets">
        <li>{t('saved.answers')}</li>
        {proven && <li>{until ? t('saved.aadhaar', { until }) : t('saved.identity')}</li>}
      </ul>
    </Panel>,
    <Panel key="back" heading={t('back')}>
      <p>{t('back.text')}</p>
      {desk.state === 'here' && <p>{t('back.hours', { hours: hoursText(desk.data) })}</p>}
    </Panel>,
    held && <p key="queue">{t('queue', { until: timeInWords(held, language) })}</p>,
  ]
  return (
    <>
      <Drawing name="calendar" tone="success" />
      <h1>{booked ? ahead('booked') : t('heading')}</h1>
      <p className="lead">{t(booked ? 'lead.booked' : 'lead')}</p>
      {call}
      {rest}
      <QuotedReference label={t('reference')} copy={t('copy')} copied={t('copied')} />
      <ActionBar>
        {/* While the desk is closed, going on leads to a page that says so. */}
        <Button kind={closed && bookable ? 'secondary' : 'primary'} onClick={() => moveOn()}>
          {t('now')}
        </Button>
        <Button kind="quiet" busyText={t('leave.busy')} onClick={signOut}>
          {t('leave')}
        </Button>
      </ActionBar>
    </>
  )
}
