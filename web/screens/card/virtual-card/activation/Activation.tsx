import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useEffect, useRef, useState } from 'react'
import { takeFocus } from '../../../../layout/take-focus.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { ActivationDialog } from './ActivationDialog.tsx'
import type { CardDetails } from '../use-card-details.ts'
import { useDayInWords } from '../use-day-in-words.ts'

type CardActivation = NonNullable<CardDetails['activation']>

/** Whether the card is active, until when it may be activated, and what happens otherwise: the card host's word. */
export function Activation({ activation, onActivated }: { activation: CardActivation; onActivated: () => void }) {
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
  const waits = state === 'inactive' && !mayActivate
  return (
    <Panel heading={t(mayActivate ? 'activation' : 'activation.state')}>
      <Stack gap={2}>
        <p role="status" ref={confirmation}>
          {news && t(`activation.${news}`)}
        </p>
        {state === 'active' && <p>{t('activation.active', { day })}</p>}
        {state === 'inactive' && <p>{waits ? t('activation.waiting', { day }) : t('activation.inactive', { day })}</p>}
        {reminded && <p className="muted">{t('activation.reminders')}</p>}
        {state === 'overdue' && (
          <Notice kind="warning" heading={t('activation.overdue')}>
            <p>{t('activation.overdue.text', { day })}</p>
          </Notice>
        )}
        {mayActivate && (
          <Button
            kind={state === 'overdue' ? 'primary' : 'secondary'}
            onClick={() => {
              setNews(undefined)
              setAsking(true)
            }}
          >
            {t('activation.button')}
          </Button>
        )}
      </Stack>
      <ActivationDialog
        open={asking}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false)
          setNews('done')
          onActivated()
        }}
        onFailed={() => setNews('failed')}
      />
    </Panel>
  )
}
