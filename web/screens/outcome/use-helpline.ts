import { brandNames, usePageData } from '../../page/page-data.ts'
import { useLanguage } from '../../texts/screen-texts.ts'

/** The bank's helpline and its hours, for a screen's own sentence. */
export function useHelpline(): { helpline: string; hours: string } {
  const { brand } = usePageData()
  const { helpline, helplineHours } = brandNames(brand, useLanguage())
  return { helpline, hours: helplineHours }
}
