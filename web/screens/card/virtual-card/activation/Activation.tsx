import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useEffect, useRef, useState } from 'react'
import { takeFocus } from '../../../../layout/take-focus.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { SettingGroup } from '../SettingGroup.tsx'
import { SettingRow } from '../SettingRow.tsx'
import type { CardDetails } from '../use-card-details.ts'
import { useDayInWords } from '../use-day-in-words.ts'
import { ActivationDialog } from './ActivationDialog.tsx'

type CardActivation = NonNullable<CardDetails['activation']>

/** Whether the card is active, until when it may be activated, and what happens otherwise: the card host's word. */
export function Activation({
  activation,
  joined,
  onActivated,
}: {
  activation: CardActivation
  /** Where the card is stands above it. */
  joined: boolean
  onActivated: () => void
}) {
  const t = useTexts('virtual-card')
  const [asking, setAsking] = useState(false)
  const [news, setNews] = useState<'done' | 'failed'>()
  const confirmation = useRef<HTMLParagraphElement>(null)
  // The button that opened the pop-up is gone: the confirmation is what comes next.
  useEffect(() => {
    if (news === 'done' && confirmation.current) takeFocus(confirmation.current)
  }, [news])
  const { state, mayActivate, reminded } = activation
  const day = useDayInWords()(activation.day)
  const said = news && t(`activation.${news}`)
  const reminders = reminded ? t('activation.reminders') : ''
  const open = () => {
    setNews(undefined)
    setAsking(true)
  }
  const dialog = (
    <ActivationDialog
      open={asking}
      fact={state === 'overdue' ? undefined : `${t('activation.inactive', { day })} ${reminders}`.trim()}
      onClose={() => setAsking(false)}
      onDone={() => {
        setAsking(false)
        setNews('done')
        onActivated()
      }}
      onFailed={() => setNews('failed')}
    />
  )
  if (state === 'overdue')
    return (
      <Panel heading={t('activation')}>
        <Stack gap={2}>
          <p role="status" ref={confirmation}>
            {said}
          </p>
          <Notice kind="warning" heading={t('activation.overdue')}>
            <p>{t('activation.overdue.text', { day })}</p>
          </Notice>
          {mayActivate && <Button onClick={open}>{t('activation.button')}</Button>}
        </Stack>
        {dialog}
      </Panel>
    )
  return (
    <SettingGroup news={said} newsRef={confirmation} joined={joined}>
      {mayActivate && <SettingRow name={t('activation.button')} value={t('activation.by', { day })} onOpen={open} />}
      {!mayActivate && state === 'active' && (
        <SettingRow name={t('activation.state')} value={t('activation.active', { day })} />
      )}
      {!mayActivate && state !== 'active' && (
        <SettingRow name={t('activation.state')} about={`${t('activation.waiting', { day })} ${reminders}`.trim()} />
      )}
      {dialog}
    </SettingGroup>
  )
}
