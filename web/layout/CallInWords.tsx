import { brandNames, usePageData } from '../page/page-data.ts'
import { unbroken } from '../texts/format-message.ts'
import { useLanguage } from '../texts/screen-texts.ts'

/** Stands for the number in the words, whose spaces a text makes unbreakable. */
const place = '\ufffc'

/** A screen's own sentence with the bank's helpline, which a press on the number calls. */
export function CallInWords({ text }: { text: (values: { helpline: string; hours: string }) => string }) {
  const { helpline, helplineHours, call } = brandNames(usePageData().brand, useLanguage())
  const [before, after] = text({ helpline: place, hours: helplineHours }).split(place)
  return (
    <>
      {before}
      {after !== undefined && (
        <>
          <a href={call}>{unbroken(helpline)}</a>
          {after}
        </>
      )}
    </>
  )
}
