import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** "Saved 2:05 pm": the time of the last save. */
export function SavedState() {
  const t = useTexts('shell')
  const language = useLanguage()
  const { savedAt, saving } = useJourney()
  const words = saving ? t('saved.saving') : savedAt ? t('saved.at', { time: timeInWords(savedAt, language) }) : ''
  return (
    <span className="header__saved" role="status">
      {words}
    </span>
  )
}
