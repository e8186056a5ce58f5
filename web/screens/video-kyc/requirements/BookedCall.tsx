import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { dayOfInstant } from '../day-of-instant.ts'
import { useBooking } from '../use-booking.ts'

/** The call that is booked, for who comes back before its time; nothing without one. */
export function BookedCall({ open }: { open: boolean | undefined }) {
  const t = useTexts('requirements')
  const language = useLanguage()
  const { go, today } = useJourney()
  const { slots } = useBooking()
  const booked = typeof slots === 'object' ? slots.booked : undefined
  if (!booked) return null
  const when = { day: dayOfInstant(booked, language, today()), time: timeInWords(booked, language) }
  return (
    <Panel heading={t('booked', when)}>
      <p>{t(open ? 'booked.orNow' : 'booked.first')}</p>
      <Button kind="quiet" onClick={() => go('kyc-later')}>
        {t('booked.change')}
      </Button>
    </Panel>
  )
}
