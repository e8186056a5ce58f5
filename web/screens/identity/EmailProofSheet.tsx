import { Suspense } from 'react'
import { lazyPart } from '../../layout/lazy-part.ts'
import type { EmailProof } from './use-email-proof.ts'

const EmailCodeSheet = lazyPart(() => import('./EmailCodeSheet.tsx').then((file) => file.EmailCodeSheet))

/** The sheet that asks for the emailed code, loaded when one has been sent. */
export function EmailProofSheet({ proof }: { proof: EmailProof }) {
  return proof.asked ? (
    <Suspense fallback={null}>
      <EmailCodeSheet proof={proof} />
    </Suspense>
  ) : null
}
