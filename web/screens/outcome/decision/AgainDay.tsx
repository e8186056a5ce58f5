import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useEndingPanel } from '../KeptBeside.tsx'
import type { Notice } from './use-notice.ts'
import './decision.css'

/** In the panel beside the ending: from which day one can apply again, which the notice says elsewhere (DecisionNotice). */
export function AgainDay({ notice: { parts, againFrom } }: { notice: Notice }) {
  const language = useLanguage()
  const { today } = useJourney()
  const beside = useEndingPanel()
  const heading = parts.find(({ part }) => part === 'again')?.heading
  if (!beside || !againFrom) return null
  return (
    <div className="again-day">
      <p>
        <span className="copy-reference__label">{heading}</span>
        <span className="again-day__day">{dayInWords(againFrom, language, today())}</span>
      </p>
    </div>
  )
}
