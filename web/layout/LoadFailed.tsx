import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/screen-texts.ts'

/** A list or a text of the bank's that could not be loaded: said, and asked for again by a press. What was typed stays. */
export function LoadFailed({ again, children }: { again?: (() => void) | undefined; children: ReactNode }) {
  const t = useTexts('shell')
  return (
    <Notice kind="warning" role="alert">
      <p>{children}</p>
      {again && (
        <Button kind="secondary" onClick={again}>
          {t('action.again')}
        </Button>
      )}
    </Notice>
  )
}
