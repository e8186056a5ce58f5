import { withdrawConsent } from '@card-journey/contract/calls/apps/withdrawConsent.ts'
import { withdrawableConsents } from '@card-journey/journey/application/consent.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { momentText } from '../../outcome/moment-text.ts'
import { nameOf, whatWasDone } from './consent-words.ts'
import type { GivenConsents } from './use-given-consents.ts'
import './consents.css'

/** Every answer to one text, folded, with when, where and in which language; an optional one can be withdrawn here. */
export function ConsentHistory({ consent, onChange }: { consent: GivenConsents[number]; onChange: () => void }) {
  const t = useTexts('consents')
  const language = useLanguage()
  const { ask } = useJourney()
  const [said, setSaid] = useState<'withdrawn' | 'failed'>()
  const code = withdrawableConsents.find((each) => each === consent.code)
  const withdraw = async () => {
    if (!code) return
    const { ok } = await ask(withdrawConsent, { code, language })
    setSaid(ok ? 'withdrawn' : 'failed')
    if (ok) onChange()
  }
  return (
    <>
      <Disclosure summary={t('history')}>
        <ul className="small">
          {consent.history.map(({ value, at, place, language: shown, version, text }, index) => {
            const did = whatWasDone(consent.history, index)
            return (
              <li key={`${at} ${value}`}>
                {t(`history.${did}`, { at: momentText(at, language) ?? '', place: t(`history.${place}`) })}{' '}
                {t('history.text', { version, language: nameOf(shown) })}
                {text && (
                  <Disclosure summary={t('history.agreed')}>
                    <blockquote lang={shown}>{text}</blockquote>
                  </Disclosure>
                )}
              </li>
            )
          })}
        </ul>
      </Disclosure>
      <div role="status">
        {said && (
          <Notice kind={said === 'withdrawn' ? 'success' : 'warning'}>
            <p>{t(`withdraw.${said}`)}</p>
          </Notice>
        )}
      </div>
      {consent.withdrawable && (
        <p className="consents__choices">
          <Button kind="secondary" busyText={t('withdraw.busy')} onClick={withdraw}>
            {t('withdraw', { title: consent.title })}
          </Button>
        </p>
      )}
    </>
  )
}
