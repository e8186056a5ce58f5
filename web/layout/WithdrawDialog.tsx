import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useState } from 'react'
import { useTexts } from '../texts/screen-texts.ts'
import { useAttempt } from '../engine/use-attempt.ts'
import { useJourney } from '../engine/use-journey.ts'
import { ProblemNotice } from './ProblemNotice.tsx'

export interface WithdrawWords {
  open: string
  heading: string
  text: string
  keep: string
  confirm: string
}

export interface WithdrawDialogProps {
  open: boolean
  words: WithdrawWords
  /** An offer is declined, which is as visible as keeping it; the ending says so. */
  equal: boolean
  onClose: () => void
}

/** Says what withdrawing means, and withdraws. */
export function WithdrawDialog({ open, words, equal, onClose: keep }: WithdrawDialogProps) {
  const t = useTexts('shell')
  const { moveOn, state } = useJourney()
  const attempt = useAttempt()
  const [spent, setSpent] = useState(false)
  const withdraw = async () => {
    const outcome = await attempt(withdrawApplication, { ...(equal && { offer: 'declined' as const }) }, ['TOO_MANY'])
    if (outcome.ok) await moveOn()
    else if (outcome.failure?.problem === 'TOO_MANY') return setSpent(true)
    // Failures are shown here, because not every screen has a place for them.
    if (outcome.ok || !state().problem) keep()
  }
  return (
    <Dialog
      open={open}
      heading={words.heading}
      onClose={keep}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button kind={equal ? 'secondary' : 'primary'} onClick={keep}>
            {words.keep}
          </Button>
          {!spent && (
            <Button kind="secondary" busyText={t('withdraw.busy')} onClick={withdraw}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <p>{spent ? t('withdraw.spent') : words.text}</p>
      {!spent && <ProblemNotice />}
    </Dialog>
  )
}
