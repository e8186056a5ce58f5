import { virtualCard } from '@card-journey/journey/steps/card/virtual-card/form.ts'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { showField } from '@card-journey/ui/show-field.ts'
import { useState } from 'react'
import { CodeField } from '../../../fields/CodeField.tsx'
import { MpinField } from '../../../fields/MpinField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Failure } from '../../../engine/failure.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { momentText } from '../../outcome/moment-text.ts'
import { RevealCode } from './RevealCode.tsx'
import type { Reveal } from './use-reveal.ts'

export interface RevealDialogProps {
  open: boolean
  reveal: Reveal['reveal']
  onClose: () => void
}

/** The password pop-up: the 6-digit PIN, or for a holder without one a code by SMS (SC-43, SC-49). */
export function RevealDialog({ open, reveal, onClose }: RevealDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  return (
    <Dialog open={open} heading={t('ask')} onClose={onClose} closeLabel={shell('action.close')}>
      {open && <Proof reveal={reveal} onDone={onClose} />}
    </Dialog>
  )
}

/** Remounted each time the pop-up opens, so that nothing typed before is left. */
function Proof({ reveal, onDone }: { reveal: Reveal['reveal']; onDone: () => void }) {
  const t = useTexts('virtual-card')
  const field = useFieldTexts()
  const { application } = useJourney()
  const [failure, setFailure] = useState<Failure>()
  const withPin = application?.facts.mpin?.setAt !== undefined
  const binding = useScreenForm(virtualCard, {
    async submit({ mpin, otp }) {
      setFailure(undefined)
      const outcome = await reveal(withPin ? { mpin } : { otp })
      if (outcome.ok) onDone()
      else {
        setFailure(outcome.failure)
        const asked = withPin ? 'mpin' : 'otp'
        binding.methods.setValue(asked, '')
        // After this render, when the pressed button has lost focus.
        setTimeout(() => showField(asked))
      }
      return outcome
    },
  })
  return (
    <>
      <p>{withPin ? t('ask.pin') : t('ask.code')}</p>
      <ScreenForm binding={binding} submitLabel={t('ask.show')} busyText={t('ask.busy')}>
        {withPin ? (
          <MpinField {...field('mpin')} label={t('pin')} hint={t('pin.hint')} />
        ) : (
          <CodeField {...field('otp')} />
        )}
        {failure && <Refusal failure={failure} />}
        {!withPin && <RevealCode />}
      </ScreenForm>
    </>
  )
}

/** Why the details are not shown. Refused fields have their own messages. */
function Refusal({ failure: { problem, detail } }: { failure: Failure }) {
  const t = useTexts('virtual-card')
  const until = momentText(detail.until ?? null, useLanguage())
  const words =
    problem === 'PIN_WRONG'
      ? detail.triesLeft
        ? t('wrong', { left: detail.triesLeft })
        : t('wrong.plain')
      : problem === 'PIN101'
        ? until
          ? t('blocked.until', { until })
          : t('blocked')
        : problem === 'TOO_MANY'
          ? t('often')
          : problem === 'NOT_FOUND' || problem === 'C102'
            ? t('failed')
            : undefined
  return words ? (
    <Notice kind="warning" role="alert">
      <p>{words}</p>
    </Notice>
  ) : null
}
