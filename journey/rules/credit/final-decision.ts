import { codeOf } from '../../fields/flag.ts'

/** finalBre, after income documents (BR-20). Any other word is not a decision: the generic error. */
export function finalDecisionOutcome(answer: {
  systemDecision?: string
}): { marker: 'FINAL_BRE_APPROVED' } | { marker: 'FINAL_BRE_REJECT'; setsRejectedDate: true } | { kind: 'error' } {
  switch (codeOf(answer.systemDecision)) {
    case 'APPROVE':
      return { marker: 'FINAL_BRE_APPROVED' }
    case 'REJECT':
      return { marker: 'FINAL_BRE_REJECT', setsRejectedDate: true }
    default:
      return { kind: 'error' }
  }
}
