import type { RequestOf } from '@card-journey/contract/call.ts'
import type { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import { codeOnly, virtualCard } from '@card-journey/journey/steps/card/virtual-card/form.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useEffect, useRef, useState } from 'react'
import { CodeField } from '../../../../fields/CodeField.tsx'
import { MpinField } from '../../../../fields/MpinField.tsx'
import { ScreenForm } from '../../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../../form/use-screen-form.ts'
import type { Failure } from '../../../../engine/failure.ts'
import type { Outcome } from '../../../../engine/journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../../texts/use-field-texts.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useMomentInWords } from '../../../outcome/use-moment-in-words.ts'
import { ProofTrouble } from './ProofTrouble.tsx'
import { useCodeBySms } from './use-code-by-sms.tsx'
import '../virtual-card.css'

export interface HolderProofProps {
  /** The message that brings the code of a holder without a PIN. */
  template: RequestOf<typeof sendSms>['template']
  /** What the PIN is asked for. Without it the code is asked for, also from a holder who has a PIN. */
  pinLead?: string
  /** What exactly is agreed to: how much, from where, for whom. */
  fact?: string
  submitLabel: string
  /** Said when the card host does not answer. */
  failed: string
  /** Said after too many attempts, where there is more to say than to wait. */
  often?: string
  prove: (proof: { mpin?: string; otp?: string }) => Promise<Outcome>
  onDone: () => void
  /** What came of a proof whose pop-up was closed meanwhile: for the page to say. Another may be open by then. */
  onLate: (outcome: Outcome) => void
}

/** The PIN, or a code by SMS. Mounted each time its pop-up opens, so that nothing typed before is left. */
export function HolderProof({
  template,
  pinLead,
  fact,
  submitLabel,
  failed,
  often,
  prove,
  onDone,
  onLate,
}: HolderProofProps) {
  const t = useTexts('virtual-card')
  const field = useFieldTexts()
  const { application } = useJourney()
  const [failure, setFailure] = useState<Failure>()
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => void (open.current = false)
  }, [])
  const withPin = pinLead !== undefined && application?.facts.mpin?.setAt !== undefined
  const code = useCodeBySms(withPin ? undefined : template)
  const binding = useScreenForm(pinLead === undefined ? codeOnly : virtualCard, {
    async submit({ mpin, otp }) {
      setFailure(undefined)
      const outcome = await prove(withPin ? { mpin } : { otp })
      if (!open.current) onLate(outcome)
      else if (outcome.ok) onDone()
      else {
        setFailure(outcome.failure)
        const asked = withPin ? 'mpin' : 'otp'
        binding.form.set(asked, '')
        // After this render, when the pressed button has lost focus.
        setTimeout(() => showField(asked))
      }
      return outcome
    },
  })
  return (
    <>
      {fact && <p className="sheet-fact">{fact}</p>}
      {withPin ? <p>{pinLead}</p> : <p role="status">{code.lead}</p>}
      <ScreenForm binding={binding} submitLabel={submitLabel} busyText={t('ask.busy')}>
        {withPin ? (
          <MpinField {...field('mpin')} label={t('pin')} hint={t('pin.hint')} triesLeft={failure?.detail.triesLeft} />
        ) : (
          <CodeField {...field('otp')} sends />
        )}
        {failure && <Refusal failure={failure} failed={failed} often={often} />}
        <ProofTrouble />
        {!withPin && code.resend}
      </ScreenForm>
    </>
  )
}

/** Why the proof did not do. Refused fields have their own messages. */
function Refusal({
  failure: { problem, detail },
  failed,
  often,
}: Pick<HolderProofProps, 'failed' | 'often'> & { failure: Failure }) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const until = useMomentInWords()(detail.until)
  const words =
    problem === 'PIN101'
      ? until
        ? t('blocked.until', { until })
        : t('blocked')
      : problem === 'TOO_MANY'
        ? (often ?? shell('notice.tooMany'))
        : ['NOT_FOUND', 'C102', 'UNAVAILABLE', 'NETWORK'].includes(problem)
          ? failed
          : undefined
  return words ? (
    <Notice kind="warning" role="alert">
      <p>{words}</p>
    </Notice>
  ) : null
}
