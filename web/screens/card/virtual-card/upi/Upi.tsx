import { upiInquiry } from '@card-journey/contract/calls/apps/upiInquiry.ts'
import { upiUpdate } from '@card-journey/contract/calls/apps/upiUpdate.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { brandNames, usePageData } from '../../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { CardPartFailed } from '../CardPartFailed.tsx'
import { UpiDialog } from './UpiDialog.tsx'
import { useCardPart } from '../use-card-part.ts'
import { refusalOf } from '../refusal-of.ts'

/** UPI with the card: what it needs, how an app gets the card, and whether one has it. Nothing where it isn't offered. */
export function Upi() {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const language = useLanguage()
  const { brand } = usePageData()
  const { ask } = useJourney()
  const attempt = useAttempt()
  const { read, again, show } = useCardPart(() => ask(upiInquiry, {}))
  const [asking, setAsking] = useState(false)
  const [news, setNews] = useState<'isOff' | 'failed' | 'often' | 'unavailable'>()
  if (read.state === 'loading') return null
  if (read.state === 'failed') return <CardPartFailed heading={t('upi')} words={t('upi.unavailable')} again={again} />
  if (!read.data.upi) return null
  const { state } = read.data.upi
  const mobile = dialled(read.data.upi.mobile)
  const { bank } = brandNames(brand, language)
  async function turnOff() {
    setNews(undefined)
    const outcome = await attempt(upiUpdate, { on: false }, ['NOT_FOUND', 'TOO_MANY', 'UNAVAILABLE', 'NETWORK'])
    if (outcome.ok) show(outcome.response)
    setNews(outcome.ok ? 'isOff' : refusalOf(outcome))
  }
  async function check() {
    setNews(undefined)
    if (!(await again())) setNews('unavailable')
  }
  return (
    <Panel heading={t('upi')}>
      <Stack gap={2}>
        <p role="status">
          {news && (news === 'often' ? shell('notice.tooMany') : t(`upi.${news}`))}
          {!news && state === 'allowed' && t('upi.allowed', { bank, mobile })}
          {!news && state === 'linked' && t('upi.linked')}
        </p>
        {state === 'off' && (
          <>
            <p>{t('upi.about')}</p>
            <div>
              <p>{t('upi.needs')}</p>
              <ul className="bullets">
                <li>{t('upi.needs.app')}</li>
                <li>{t('upi.needs.number', { mobile })}</li>
              </ul>
            </div>
            <Button
              kind="secondary"
              onClick={() => {
                setNews(undefined)
                setAsking(true)
              }}
            >
              {t('upi.on')}
            </Button>
          </>
        )}
        {state === 'allowed' && (
          <Button kind="secondary" busyText={t('ask.busy')} onClick={check}>
            {t('upi.check')}
          </Button>
        )}
        {state !== 'off' && (
          <Button kind="quiet" busyText={t('ask.busy')} onClick={turnOff}>
            {t('upi.off')}
          </Button>
        )}
      </Stack>
      <UpiDialog
        open={asking}
        mobile={mobile}
        onClose={() => setAsking(false)}
        onRefused={async () => {
          setAsking(false)
          const now = await again()
          // Whatever else it is now says so itself.
          if (!now || now.upi?.state === 'off') setNews('failed')
        }}
        onDone={(upi) => {
          setAsking(false)
          show(upi)
        }}
        onFailed={(outcome) => setNews(refusalOf(outcome))}
      />
    </Panel>
  )
}
