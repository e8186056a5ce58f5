import type { ResponseOf } from '@card-journey/contract/call.ts'
import { addOnInquiry } from '@card-journey/contract/calls/apps/addOnInquiry.ts'
import type { addOnOrder } from '@card-journey/contract/calls/apps/addOnOrder.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { AddOnDialog } from './AddOnDialog.tsx'
import { PartFailedRow } from '../PartFailedRow.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { useCardPart } from '../use-card-part.ts'
import { useDayInWords } from '../use-day-in-words.ts'
import { useAddOnFee } from './use-add-on-fee.ts'
import '../settings.css'

const stateSigns = { working: 'clock', issued: 'success', refused: 'info' } as const

/** Cards for the holder's family: what the bank has answered about each, and asking for another. */
export function AddOns() {
  const t = useTexts('virtual-card')
  const { ask } = useJourney()
  const { read, again } = useCardPart(() => ask(addOnInquiry, {}))
  const inWords = useDayInWords()
  const fee = useAddOnFee()
  const [open, setOpen] = useState<'cards' | 'asking'>()
  const [news, setNews] = useState<'asked' | 'known' | 'unavailable' | 'full' | 'failed'>()
  if (read.state === 'loading') return null
  if (read.state === 'failed') return <PartFailedRow name={t('addOn')} words={t('addOn.unavailable')} again={again} />
  if (!read.data.addOns) return null
  const { cards, limits } = read.data.addOns
  const stateWords = ({ state, expectedBy }: (typeof cards)[number]) =>
    state === 'issued' && expectedBy ? t('addOn.issued.by', { day: inWords(expectedBy) }) : t(`addOn.${state}`)
  async function check() {
    setNews(undefined)
    if (!(await again())) setNews('unavailable')
  }
  function say({ ordered }: ResponseOf<typeof addOnOrder>) {
    void again()
    setNews(ordered ? 'asked' : 'known')
  }
  const said = news && t(`addOn.${news}`)
  // With its sheet open it is said there.
  const late = open ? undefined : said
  return (
    <>
      <SettingRow
        name={t('addOn')}
        value={cards.length > 0 ? t('addOn.count', { count: cards.length }) : undefined}
        about={late}
        onOpen={() => {
          setNews(undefined)
          setOpen('cards')
        }}
      />
      <VisuallyHidden role="status">{late}</VisuallyHidden>
      <AddOnDialog
        open={open !== undefined}
        asking={open === 'asking'}
        limits={limits}
        onClose={() => setOpen(undefined)}
        onRefused={async () => {
          setNews(undefined)
          const now = await again()
          setOpen((present) => present && 'cards')
          setNews(now?.addOns?.limits.length === 0 ? 'full' : 'failed')
        }}
        onDone={(answer) => {
          setOpen('cards')
          say(answer)
        }}
        onLate={(answer) => (answer ? say(answer) : setNews('failed'))}
      >
        <Stack gap={2}>
          <p role="status">{said}</p>
          {limits.length > 0 && (
            <>
              <p>{t('addOn.about')}</p>
              {fee.words && <p>{fee.words}</p>}
            </>
          )}
          {cards.length > 0 && (
            <ul className="family-cards" aria-label={t('addOn.list')}>
              {cards.map((card, place) => (
                // The host's list only grows, and has no id of its own.
                // eslint-disable-next-line react/no-array-index-key
                <li key={place}>
                  <p className="family-card__name">{card.name}</p>
                  <p>
                    {t(`relation.${card.relation}`)}
                    {' · '}
                    <span className="family-card__amount">{t('spend.upTo', { amount: rupeesText(card.limit) })}</span>
                  </p>
                  <p className={`family-card__state family-card__state--${card.state}`}>
                    <Icon name={stateSigns[card.state]} />
                    {stateWords(card)}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {cards.some(({ state }) => state === 'working') && (
            <Button kind="quiet" busyText={t('ask.busy')} onClick={check}>
              {t('addOn.check')}
            </Button>
          )}
          {limits.length > 0 ? (
            <Button wide onClick={() => setOpen('asking')}>
              {t('addOn.ask')}
            </Button>
          ) : (
            // Said above, where it is news.
            news !== 'full' && <p>{t('addOn.full')}</p>
          )}
        </Stack>
      </AddOnDialog>
    </>
  )
}
