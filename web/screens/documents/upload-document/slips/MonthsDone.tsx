import { useTexts } from '../../../../texts/screen-texts.ts'
import '../upload-document.css'

/** How many of the months that are asked for are here, in words and as pips. */
export function MonthsDone({ done, months }: { done: number; months: number }) {
  const t = useTexts('upload-document')
  return (
    <div className="months-done">
      <p>{t('count', { done, months })}</p>
      <div className="progress__pips" aria-hidden="true">
        {Array.from({ length: months }, (_, index) => (
          <span key={index} className={index < done ? 'progress__pip--completed' : undefined} />
        ))}
      </div>
    </div>
  )
}
