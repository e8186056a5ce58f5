import { localeOf } from '../texts/language.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** "Saved 14:05": the time of the last save. */
export function SavedState() {
  const t = useTexts('shell')
  const language = useLanguage()
  const { savedAt, saving } = useJourney()
  const words = saving
    ? t('saved.saving')
    : savedAt
      ? t('saved.at', { time: timeInIndia(savedAt, localeOf[language]) })
      : ''
  return (
    <span className="header__saved" role="status">
      {words}
    </span>
  )
}

/** Hours and minutes in India, 24 hours. */
export const timeInIndia = (at: number | string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(at))
