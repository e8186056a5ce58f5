import { ageOn, isDay, showDay } from './dates.ts'
import type { FieldKind } from './field.ts'
import { plainText, singleSpaced } from './plain-text.ts'

export const minimumAge = 18
export const maximumAge = 100

/** DD/MM/YYYY (also with dots, hyphens or spaces) or yyyy-MM-dd as yyyy-MM-dd; anything else as it is, for `check` to refuse. */
export function dayFrom(input: string): string {
  const text = singleSpaced(plainText(input))
  const typed = /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4})$/.exec(text)
  if (typed) return `${typed[3]}-${typed[2]?.padStart(2, '0')}-${typed[1]?.padStart(2, '0')}`
  return text
}

/** Date of birth (VA-34 to VA-36, VA-67): a real day, 18 to 100 completed years on `today` in India. Value: yyyy-MM-dd. */
export const birthDate: FieldKind = {
  id: 'birth-date',
  normalise: dayFrom,
  check: (value, { today }) => {
    if (!isDay(value)) return 'dateInvalid'
    if (value > today) return 'dateInFuture'
    const age = ageOn(value, today)
    if (age < minimumAge) return 'ageTooLow'
    return age > maximumAge ? 'ageTooHigh' : undefined
  },
  show: showDay,
  mask: () => '**/**/****',
  whenEmpty: 'dateRequired',
  maxLength: 10,
}
