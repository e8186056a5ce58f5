import { Notice } from '@card-journey/ui/Notice.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../journey/screen-texts.ts'

/** A list or a text of the bank's that could not be loaded: said, and asked for again by a press. Nothing typed is lost. */
export function NotHere({ again, children }: { again?: (() => void) | undefined; children: ReactNode }) {
  const t = useTexts('shell')
  return (
    <Notice kind="warning" role="alert">
      <p>{children}</p>
      {again && (
        <button type="button" className="link" onClick={again}>
          {t('action.again')}
        </button>
      )}
    </Notice>
  )
}
