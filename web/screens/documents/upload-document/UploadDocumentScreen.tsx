import { IncomeProof } from './IncomeProof.tsx'
import { useFinalDecision } from './use-final-decision.ts'

/** The proof of income that a referral asks for, and the decision on it (BR-20). */
export function UploadDocumentScreen() {
  return <IncomeProof decide={useFinalDecision()} />
}
