import { initiateTransaction } from '@card-journey/contract/calls/document-analysis/initiateTransaction.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Checkbox } from '@card-journey/ui/inputs/Checkbox.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useEffect, useState } from 'react'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { about } from '../../../../engine/about.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useMessage } from '../../../../fields/words.ts'
import { LoadFailed } from '../../../../layout/LoadFailed.tsx'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { useBankConsent } from '../../../kyc/BankConsent.tsx'
import '../upload-document.css'

const field = 'consentStatement'

/**
 * The gentler way to prove an income: sharing a bank statement through the account aggregator. Says the terms before it
 * asks; `instead` is as near as agreeing.
 */
export function ShareStatement({ instead }: { instead: () => void }) {
  const t = useTexts('upload-document')
  const message = useMessage()
  const language = useLanguage()
  const attempt = useAttempt()
  const { go, now } = useJourney()
  const consent = useBankConsent('STATEMENT')
  const [ticked, setTicked] = useState(false)
  const [wrong, setWrong] = useState<MessageKey>()
  const version = consent.state === 'here' ? consent.data.version : ''
  // Agreeing to one text is not agreeing to the next.
  useEffect(() => setTicked(false), [version])

  async function agree() {
    if (!ticked) {
      setWrong('consentRequired')
      setTimeout(() => showField(field))
      return
    }
    const outcome = await attempt(
      initiateTransaction,
      about({
        consent: { code: 'STATEMENT', version, timestamp: new Date(now()).toISOString(), value: 'Y' },
        language,
      }),
    )
    if (outcome.ok) return go('perfios-redirect')
    setWrong(outcome.fields[field])
    if (outcome.fields[field]) {
      setTicked(false)
      setTimeout(() => showField(field))
    }
  }

  return (
    <Panel heading={t('share.heading')}>
      {consent.state === 'loading' ? (
        <Skeleton shapes={['panel']} label={t('share.loading')} />
      ) : consent.state === 'failed' || !consent.data.sharing ? (
        <LoadFailed again={consent.state === 'failed' ? consent.again : undefined}>{t('share.failed')}</LoadFailed>
      ) : (
        <Stack gap={2}>
          <p>{t('share.lead')}</p>
          <div className="statement-terms">
            <Facts
              facts={[
                { term: t('share.what'), value: t('share.what.text', { months: consent.data.sharing.months }) },
                { term: t('share.why'), value: t('share.why.text') },
                { term: t('share.kept'), value: t('share.kept.text', { days: consent.data.sharing.keptDays }) },
                { term: t('share.ends'), value: t('share.ends.text', { days: consent.data.sharing.consentDays }) },
              ]}
            />
          </div>
          <Checkbox
            id={field}
            label={consent.data.text}
            hint={t('share.version', { version })}
            error={wrong && message(wrong)}
            checked={ticked}
            onChange={(event) => {
              setTicked(event.target.checked)
              setWrong(undefined)
            }}
          />
          <div className="statement-choice equal-ways">
            <Button kind="secondary" unready={!ticked} busyText={t('share.busy')} onClick={agree}>
              {t('share')}
            </Button>
            <Button kind="secondary" onClick={instead}>
              {t('share.instead')}
            </Button>
          </div>
        </Stack>
      )}
    </Panel>
  )
}
