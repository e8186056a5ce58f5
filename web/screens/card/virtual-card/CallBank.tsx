import { buttonClass, type ButtonKind } from '@card-journey/ui/button-class.ts'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'

/** Calls the bank's helpline; quiet where something else comes first. */
export function CallBank({ kind = 'quiet' }: { kind?: ButtonKind }) {
  const t = useTexts('virtual-card')
  const { helpline, call } = brandNames(usePageData().brand, useLanguage())
  return (
    <a className={buttonClass(kind)} href={call}>
      {t('call', { helpline })}
    </a>
  )
}
