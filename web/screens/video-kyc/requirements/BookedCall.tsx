import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { dayOfInstant } from '../day-of-instant.ts'
import { useBooking } from '../use-booking.ts'
import '../video-kyc.css'

/** For who comes back after putting the call off, which is the only way to a booking: the time that is booked. */
export function BookedCall({ open }: { open: boolean | undefined }) {
  const { application } = useJourney()
  return application?.facts.videoKyc?.laterAt ? <CallPutOff open={open} /> : null
}

/** As high without a booking, and while it is asked for, as with one: nothing below moves. */
function CallPutOff({ open }: { open: boolean | undefined }) {
  const t = useTexts('requirements')
  const language = useLanguage()
  const { go, today } = useJourney()
  const { slots, booked } = useBooking()
  const when = booked && { day: dayOfInstant(booked, language, today()), time: timeInWords(booked, language) }
  return (
    <div className="booked-call">
      {slots === 'loading' ? (
        <Panel>
          <Skeleton label={t('hours.loading')} shapes={['heading', 'line']} />
        </Panel>
      ) : (
        <Panel heading={when ? t('booked', when) : t('unbooked')}>
          <p>{t(when ? (open ? 'booked.orNow' : 'booked.first') : 'unbooked.about')}</p>
          <Button kind="quiet" onClick={() => go('kyc-later')}>
            {t(when ? 'booked.change' : 'unbooked.choose')}
          </Button>
        </Panel>
      )}
    </div>
  )
}
