import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useEffect, useRef, useState } from 'react'
import { takeFocus } from '../../../../layout/take-focus.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { PhysicalCard } from '../PhysicalCard.tsx'
import { SettingGroup } from '../SettingGroup.tsx'
import { SettingRow } from '../SettingRow.tsx'
import type { CardDetails } from '../use-card-details.ts'
import { useDayInWords } from '../use-day-in-words.ts'
import { ActivationDialog } from './ActivationDialog.tsx'
import '../settings.css'

type CardActivation = NonNullable<CardDetails['activation']>

interface ActivationProps {
  activation: CardActivation
  /** Where the card is, unless it is active. */
  physical: CardDetails['physicalCard'] | undefined
  onActivated: () => void
}

/**
 * Whether the card is active, until when it may be activated, and what happens otherwise: the card host's word. As long as
 * there is time it is the last row of where the card is; once that is over, a panel before everything.
 */
export function Activation({ activation, physical, onActivated }: ActivationProps) {
  const t = useTexts('virtual-card')
  const [asking, setAsking] = useState(false)
  const [news, setNews] = useState<'done' | 'failed'>()
  const confirmation = useRef<HTMLParagraphElement>(null)
  // The button that opened the pop-up is gone: the confirmation is what comes next.
  useEffect(() => {
    if (news === 'done' && confirmation.current) takeFocus(confirmation.current)
  }, [news])
  const { state, mayActivate, reminded } = activation
  const overdue = state === 'overdue'
  const day = useDayInWords()(activation.day)
  const reminders = reminded ? t('activation.reminders') : ''
  const open = () => {
    setNews(undefined)
    setAsking(true)
  }
  const row = mayActivate ? (
    <SettingRow
      name={physical?.state === 'delivered' ? t('activation') : t('activation.arrives')}
      about={t('activation.by', { day })}
      onOpen={open}
    />
  ) : (
    <SettingRow name={t('activation.state')} about={`${t('activation.waiting', { day })} ${reminders}`.trim()} />
  )
  return (
    <>
      {overdue && (
        <Panel heading={t('activation')}>
          <Stack gap={2}>
            <Notice kind="warning" heading={t('activation.overdue')}>
              <p>{t('activation.overdue.text', { day })}</p>
            </Notice>
            {mayActivate && <Button onClick={open}>{t('activation.button')}</Button>}
          </Stack>
        </Panel>
      )}
      {!overdue && physical && <PhysicalCard card={physical} row={row} />}
      {state === 'active' && (
        <SettingGroup>
          <SettingRow name={t('activation.state')} value={t('activation.active', { day })} />
        </SettingGroup>
      )}
      {/* Stays where it is, with the focus, when the card turns active. */}
      <p role="status" className="setting-group__news" ref={confirmation}>
        {news && t(`activation.${news}`)}
      </p>
      <ActivationDialog
        open={asking}
        fact={overdue ? undefined : `${t('activation.inactive', { day })} ${reminders}`.trim()}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false)
          setNews('done')
          onActivated()
        }}
        onFailed={() => setNews('failed')}
      />
    </>
  )
}
