import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/screen-texts.ts'

/** Says that one of the bank's lists or texts could not be loaded, with a button to retry. What was typed stays. */
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
