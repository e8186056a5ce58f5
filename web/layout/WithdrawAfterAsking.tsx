import { Button } from '@card-journey/ui/Button.tsx'
import { Suspense, useState } from 'react'
import { lazyPart } from './lazy-part.ts'
import type { WithdrawWords } from './WithdrawDialog.tsx'

const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx').then((file) => file.WithdrawDialog))

/**
 * A button that withdraws the application after saying what that means; then its ending is shown. `equal`: it refuses an
 * offer, which is as visible as accepting it.
 */
export function WithdrawAfterAsking({ words, equal = false }: { words: WithdrawWords; equal?: boolean }) {
  /** Undefined until it was pressed once. */
  const [asking, setAsking] = useState<boolean>()
  return (
    <>
      {/* The second press of a double press on a button that has just made way for this one asks nothing. */}
      <Button kind={equal ? 'secondary' : 'quiet'} onClick={({ detail }) => detail < 2 && setAsking(true)}>
        {words.open}
      </Button>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <WithdrawDialog open={asking} words={words} equal={equal} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
