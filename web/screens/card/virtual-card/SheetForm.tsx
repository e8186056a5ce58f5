import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { ProofTrouble } from './proof/ProofTrouble.tsx'
import './virtual-card.css'

export interface SheetFormProps {
  submitLabel: string
  /** Why the last try did not do. */
  failed?: string | undefined
  /** The choice that the button waits for: nothing else is chosen yet than what holds. */
  waitsFor?: string | false
  onSubmit: () => unknown
  children: ReactNode
}

/** What is chosen in the sheet of a setting, and the button that takes the choice. */
export function SheetForm({ submitLabel, failed, waitsFor = false, onSubmit, children }: SheetFormProps) {
  const t = useTexts('virtual-card')
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack>
        {children}
        {failed && waitsFor === false && (
          <Notice kind="warning" role="alert">
            <p>{failed}</p>
          </Notice>
        )}
        <ProofTrouble />
      </Stack>
      <ActionBar>
        <Button
          type="submit"
          unready={waitsFor !== false}
          busyText={t('ask.busy')}
          onClick={() => (waitsFor === false ? onSubmit() : showField(waitsFor))}
        >
          {submitLabel}
        </Button>
      </ActionBar>
    </form>
  )
}
