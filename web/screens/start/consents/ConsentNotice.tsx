import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import type { ConsentText } from '../../../fields/ConsentField.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { noticeRows } from './notice-rows.ts'

interface ConsentNoticeProps extends Pick<ConsentText, 'version'> {
  notice: NonNullable<ConsentText['notice']>
}

/** What a consent is for, item by item, folded: its purpose, the data, how long, who else, and the way out. */
export function ConsentNotice({ notice, version }: ConsentNoticeProps) {
  const t = useTexts('consents')
  return (
    <Disclosure summary={t('notice.summary')}>
      <Facts
        facts={noticeRows(notice).map(({ item, texts }) => ({
          term: t(`notice.${item}`),
          value:
            texts.length > 1 ? (
              <ul>
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : (
              texts[0]
            ),
        }))}
      />
      <p className="muted small">{t('version', { version })}</p>
    </Disclosure>
  )
}
