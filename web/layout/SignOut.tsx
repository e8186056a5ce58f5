import { Suspense, useState } from 'react'
import { lazyPart } from './lazy-part.ts'
import { useTexts } from '../texts/screen-texts.ts'

const SignOutDialog = lazyPart(() => import('./SignOutDialog.tsx').then((file) => file.SignOutDialog))

/** Ends the session from any screen, after asking. */
export function SignOut() {
  const t = useTexts('shell')
  /** Undefined until it was pressed once. */
  const [asking, setAsking] = useState<boolean>()
  return (
    <>
      <button type="button" className="header__sign-out" onClick={() => setAsking(true)}>
        {t('header.signOut')}
      </button>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <SignOutDialog open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
