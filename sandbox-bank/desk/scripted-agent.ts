import type { DeskCall, Member, Verdict } from './call.ts'
import type { Step } from './step.ts'

/** Plays an agent, and the auditor after them, while nobody sits at the desk. Neither has camera or microphone. */
export const scriptedAgent: Member = { badge: 'AB-0000', name: 'Sandbox agent' }
const scriptedAuditor: Member = { badge: 'AB-0001', name: 'Sandbox auditor' }

/** What the script says happens next to a call, if its time has come. With a = `agentSeconds`: answered after a, talking
 * from 1.5 a, over at 2.5 a. `passedSeconds`: since the ticket was taken, by the machine's clock.
 */
export function scriptedStep(
  { state, here, agent }: DeskCall,
  passedSeconds: number,
  agentSeconds: number,
  verdict: Verdict,
): Step | undefined {
  if (state === 'waiting') return passedSeconds < agentSeconds ? undefined : { kind: 'take', by: scriptedAgent }
  if (agent?.badge !== scriptedAgent.badge) return undefined
  const talks = passedSeconds >= agentSeconds * 1.5
  const isDone = passedSeconds >= agentSeconds * 2.5
  switch (state) {
    case 'ringing':
    case 'dropped':
      if (!talks) return undefined
      return { kind: 'join', side: here.applicant ? 'agent' : 'applicant' }
    case 'inCall':
      return isDone ? { kind: 'end', by: scriptedAgent } : undefined
    case 'ended':
      return {
        kind: 'judge',
        by: scriptedAgent,
        judgement: { verdict, business: verdict === 'approved' ? [] : ['SCRIPTED'], technical: [], note: '' },
        missing: [],
      }
    case 'audit':
      return { kind: 'confirm', by: scriptedAuditor }
    default:
      return undefined
  }
}
