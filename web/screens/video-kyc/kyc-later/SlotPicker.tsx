import { Button } from '@card-journey/ui/Button.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { freeDays, type Slots } from '../use-booking.ts'
import '../video-kyc.css'

export interface SlotPickerProps {
  slots: Slots
  book: (at: string) => Promise<void>
  /** Whether booking is the page's first way on. */
  first: boolean
}

/** A free day, then a free time of it. */
export function SlotPicker({ slots, book, first }: SlotPickerProps) {
  const t = useTexts('call-ahead')
  const language = useLanguage()
  const { today } = useJourney()
  const [chosenDay, setDay] = useState('')
  const [chosenTime, setTime] = useState('')
  const days = freeDays(slots)
  const picked = days.find(({ day }) => day === chosenDay) ?? days[0]
  if (!picked) return <p>{t('book.none')}</p>
  const at = picked.free.find((slot) => slot.at === chosenTime)?.at ?? picked.free[0]?.at ?? ''
  return (
    <>
      <div className="slot-fields">
        <Field id="bookedDay" label={t('book.day')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={picked.day}
              onChange={(event) => setDay(event.target.value)}
              choices={days.map(({ day }) => ({ value: day, label: dayInWords(day, language, today()) }))}
            />
          )}
        </Field>
        <Field id="bookedTime" label={t('book.time')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={at}
              onChange={(event) => setTime(event.target.value)}
              choices={picked.free.map((slot) => ({ value: slot.at, label: timeInWords(slot.at, language) }))}
            />
          )}
        </Field>
      </div>
      <Button kind={first ? 'primary' : 'secondary'} busyText={t('book.busy')} onClick={() => book(at)}>
        {t('book.submit')}
      </Button>
    </>
  )
}
