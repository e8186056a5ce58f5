import { Button } from '@card-journey/ui/Button.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { brandNames, usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { printablePage } from '../../../layout/printable-page.ts'
import type { ConsentText } from '../../../fields/ConsentField.tsx'
import { saveFile } from '../../../layout/save-file.ts'
import { momentText } from '../../outcome/moment-text.ts'
import { nameOf, whatWasDone } from './consent-words.ts'
import { noticeRows } from './notice-rows.ts'
import type { GivenConsents } from './use-given-consents.ts'
import './consents.css'

export interface DownloadConsentsProps {
  given: GivenConsents
  /** The bank's texts, with the notice of each consent. */
  texts: readonly ConsentText[]
}

/** Every consent with every answer to it, the text that was shown and its notice, as a page to keep and to print. */
export function DownloadConsents({ given, texts }: DownloadConsentsProps) {
  const t = useTexts('consents')
  const language = useLanguage()
  const { bank } = brandNames(usePageData().brand, language)
  const { application, now } = useJourney()
  if (!application || given.length === 0) return null
  const { reference } = application
  const save = () => {
    const made = t('file.made', { at: momentText(new Date(now()).toISOString(), language) ?? '', bank })
    const sections = given.map(({ code, title, history }) => ({
      heading: title,
      paragraphs: [
        ...history.flatMap(({ at, place, version, language: shown, text }, index) => [
          [
            t(`history.${whatWasDone(history, index)}`, {
              at: momentText(at, language) ?? '',
              place: t(`history.${place}`),
            }),
            t('history.text', { version, language: nameOf(shown) }),
          ].join(' '),
          ...(text ? [{ quoted: text, lang: shown }] : []),
        ]),
        ...noticeRows(texts.find((each) => each.code === code)?.notice).map(({ item, texts: said }) =>
          t('notice.row', { item: t(`notice.${item}`), text: said.join('; ') }),
        ),
      ],
    }))
    const introduction = reference ? [made, t('file.reference', { reference })] : [made]
    const page = printablePage({ language, title: t('heading'), introduction, sections })
    saveFile(`${t('file.name')}.html`, 'text/html', page)
  }
  return (
    <p className="consents__save">
      <Button kind="quiet" onClick={save}>
        {t('file.save')}
      </Button>
    </p>
  )
}
