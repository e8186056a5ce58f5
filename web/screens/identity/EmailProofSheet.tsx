import { lazy, Suspense } from 'react'
import { loadCode } from '../../routing/load-code.ts'
import type { EmailProof } from './use-email-proof.ts'

const EmailCodeSheet = lazy(() =>
  loadCode(() => import('./EmailCodeSheet.tsx')).then((file) => ({ default: file.EmailCodeSheet })),
)

/** The sheet that asks for the emailed code, loaded when one has been sent. */
export function EmailProofSheet({ proof }: { proof: EmailProof }) {
  return proof.asked ? (
    <Suspense fallback={null}>
      <EmailCodeSheet proof={proof} />
    </Suspense>
  ) : null
}
