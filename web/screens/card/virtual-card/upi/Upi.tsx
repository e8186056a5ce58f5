import { upiInquiry } from '@card-journey/contract/calls/apps/upiInquiry.ts'
import { upiUpdate } from '@card-journey/contract/calls/apps/upiUpdate.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { PartFailedRow } from '../PartFailedRow.tsx'
import { refusalOf } from '../refusal-of.ts'
import { SettingRow } from '../SettingRow.tsx'
import { useCardPart } from '../use-card-part.ts'
import { UpiDialog } from './UpiDialog.tsx'

/** UPI with the card: what it needs, how an app gets the card, and whether one has it. Nothing where it isn't offered. */
export function Upi() {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const { ask } = useJourney()
  const attempt = useAttempt()
  const { read, again, show } = useCardPart(() => ask(upiInquiry, {}))
  const [open, setOpen] = useState<'present' | 'agreeing'>()
  const [news, setNews] = useState<'isOff' | 'failed' | 'often' | 'unavailable'>()
  if (read.state === 'loading') return null
  if (read.state === 'failed') return <PartFailedRow name={t('upi')} words={t('upi.unavailable')} again={again} />
  if (!read.data.upi) return null
  const { state } = read.data.upi
  const said = news && (news === 'often' ? shell('notice.tooMany') : t(`upi.${news}`))
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
  // With its sheet open it is said there.
  const late = open ? undefined : said
  return (
    <>
      <SettingRow
        name={t('upi')}
        value={t(`upi.state.${state}`)}
        about={late}
        onOpen={() => {
          setNews(undefined)
          setOpen('present')
        }}
      />
      <VisuallyHidden role="status">{late}</VisuallyHidden>
      <UpiDialog
        open={open !== undefined}
        agreeing={open === 'agreeing'}
        state={state}
        mobile={dialled(read.data.upi.mobile)}
        news={said}
        onClose={() => setOpen(undefined)}
        onTurnOn={() => {
          setNews(undefined)
          setOpen('agreeing')
        }}
        onTurnOff={turnOff}
        onCheck={check}
        onRefused={async () => {
          const now = await again()
          setOpen((present) => present && 'present')
          // Whatever else it is now says so itself.
          if (!now || now.upi?.state === 'off') setNews('failed')
        }}
        onDone={(upi) => {
          // Another sheet may be open by now.
          setOpen((present) => present && 'present')
          show(upi)
        }}
        onFailed={(outcome) => setNews(refusalOf(outcome))}
      />
    </>
  )
}
