import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { momentText } from '../../outcome/moment-text.ts'
import { nameOf, whatWasDone } from './consent-words.ts'
import type { GivenConsents } from './use-given-consents.ts'

/** Every answer to one text, with when, where and in which language. */
export function ConsentHistory({ history }: Pick<GivenConsents[number], 'history'>) {
  const t = useTexts('consents')
  const language = useLanguage()
  return (
    <>
      <h4>{t('history')}</h4>
      <ul className="small">
        {history.map(({ value, at, place, language: shown, version, text }, index) => {
          const did = whatWasDone(history, index)
          const which = t('history.text', { version, language: nameOf(shown) })
          return (
            <li key={`${at} ${value}`}>
              {t(`history.${did}`, { at: momentText(at, language) ?? '', place: t(`history.${place}`) })}{' '}
              {text ? (
                <Disclosure summary={t('history.agreed')}>
                  <blockquote lang={shown}>{text}</blockquote>
                  <p className="muted">{which}</p>
                </Disclosure>
              ) : (
                which
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
