import { buttonClass, type ButtonKind } from '@card-journey/ui/button-class.ts'
import { brandNames, usePageData } from '../../page/page-data.ts'
import { useLanguage } from '../../texts/screen-texts.ts'

/** Calls the bank's helpline, in a screen's own words. */
export function CallBank({ kind, text }: { kind: ButtonKind; text: (values: { helpline: string }) => string }) {
  const { helpline, call } = brandNames(usePageData().brand, useLanguage())
  return (
    <a className={buttonClass(kind)} href={call}>
      {text({ helpline })}
    </a>
  )
}
