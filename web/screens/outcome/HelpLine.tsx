import { brandNames, usePageData } from '../../page/page-data.ts'
import { useLanguage } from '../../texts/screen-texts.ts'

/** The bank's helpline and its hours, in a screen's own sentence. */
export function HelpLine({ text }: { text: (values: { helpline: string; hours: string }) => string }) {
  const { brand } = usePageData()
  const { helpline, helplineHours } = brandNames(brand, useLanguage())
  return <p className="muted">{text({ helpline, hours: helplineHours })}</p>
}
