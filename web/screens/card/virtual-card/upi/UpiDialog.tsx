import type { ResponseOf } from '@card-journey/contract/call.ts'
import { upiUpdate } from '@card-journey/contract/calls/apps/upiUpdate.ts'
import type { UpiState } from '@card-journey/journey/rules/card/upi.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useRef, type ReactNode } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { brandNames, usePageData } from '../../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { ConsentedProof } from '../proof/ConsentedProof.tsx'
import { proofProblems } from '../proof/proof-problems.ts'

type Answer = ResponseOf<typeof upiUpdate>

export interface UpiDialogProps {
  open: boolean
  /** The consent and the proof come next. */
  agreeing: boolean
  state: UpiState
  /** As it is dialled. */
  mobile: string
  /** What came of the last press. */
  news: string | undefined
  onClose: () => void
  onTurnOn: () => void
  onTurnOff: () => Promise<void>
  onCheck: () => Promise<void>
  onDone: (upi: Answer) => void
  /** It was not turned on, and the pop-up was closed before that was known. */
  onFailed: (outcome: Outcome) => void
  /** It isn't offered any more, or is asked for in another way. */
  onRefused: () => Promise<void>
}

/** What UPI needs, and turning it on, which takes the consent and the PIN or a code; then how an app gets the card. */
export function UpiDialog({ open, agreeing, ...rest }: UpiDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  return (
    <Dialog
      open={open}
      heading={t(rest.state === 'off' ? 'upi.ask' : 'upi')}
      onClose={rest.onClose}
      closeLabel={shell('action.close')}
    >
      {open && (agreeing ? <Agreeing {...rest} /> : <Present {...rest} />)}
    </Dialog>
  )
}

function Present({ state, mobile, news, onTurnOn, onTurnOff, onCheck }: Omit<UpiDialogProps, 'open' | 'agreeing'>) {
  const t = useTexts('virtual-card')
  const { bank } = brandNames(usePageData().brand, useLanguage())
  const said: Readonly<Record<UpiState, ReactNode>> = {
    off: undefined,
    allowed: t('upi.allowed', { bank, mobile }),
    linked: t('upi.linked'),
  }
  return (
    <Stack gap={2}>
      <p role="status">{news ?? said[state]}</p>
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
          <Button wide onClick={onTurnOn}>
            {t('upi.on')}
          </Button>
        </>
      )}
      {state === 'allowed' && (
        <Button kind="secondary" wide busyText={t('ask.busy')} onClick={onCheck}>
          {t('upi.check')}
        </Button>
      )}
      {state !== 'off' && (
        <Button kind="quiet" busyText={t('ask.busy')} onClick={onTurnOff}>
          {t('upi.off')}
        </Button>
      )}
    </Stack>
  )
}

function Agreeing({ mobile, onClose, onDone, onFailed, onRefused }: Omit<UpiDialogProps, 'open' | 'agreeing'>) {
  const t = useTexts('virtual-card')
  const language = useLanguage()
  const attempt = useAttempt()
  const answer = useRef<Answer>({})
  return (
    <ConsentedProof
      code="UPI"
      onRefuse={onClose}
      template="UPI_OTP"
      pinLead={t('upi.pin')}
      fact={t('upi.fact', { mobile })}
      submitLabel={t('upi.on')}
      failed={t('upi.failed')}
      prove={async (given, proof) => {
        const request = { on: true, consent: { code: 'UPI', ...given }, language, ...proof } as const
        const outcome = await attempt(upiUpdate, request, proofProblems)
        if (outcome.ok) answer.current = outcome.response
        else if (outcome.failure?.problem === 'WRONG_STATE') await onRefused()
        return outcome
      }}
      onDone={() => onDone(answer.current)}
      onLate={(outcome) => {
        if (outcome.ok) onDone(answer.current)
        else if (outcome.failure?.problem !== 'WRONG_STATE') onFailed(outcome)
      }}
    />
  )
}
