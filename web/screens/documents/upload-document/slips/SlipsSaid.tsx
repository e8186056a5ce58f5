import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { monthName } from './month-words.ts'
import type { Happening } from './uploads.ts'

interface SlipsSaidProps {
  happened: Happening | undefined
  done: number
  months: number
}

/** Says what happens to the uploads, for those who don't see the page. What was refused is said beside its month. */
export function SlipsSaid({ happened, done, months }: SlipsSaidProps) {
  const t = useTexts('upload-document')
  const language = useLanguage()
  return <VisuallyHidden role="status">{happened ? words(happened) : ''}</VisuallyHidden>

  function words({ what, month: ofMonth, name: file, number }: Happening): string {
    const month = monthName(ofMonth, language)
    if (what === 'progress') return t('said.progress', { month, percent: number })
    if (what === 'kept') return t('said.kept', { file, month, done, months })
    if (what === 'moved') return t('said.moved', { month, number })
    return what === 'sending' ? t('said.sending', { file, month }) : t('said.removed', { file, month })
  }
}
