import type { DeskCall, Member } from './call.ts'
import { step, type Patience, type Step } from './step.ts'

export const agent: Member = { badge: 'AB-1001', name: 'Meera Nair' }
export const otherAgent: Member = { badge: 'AB-1002', name: 'Arjun Das' }
export const auditor: Member = { badge: 'AB-2001', name: 'Leela Rao' }
export const patience: Patience = { ringSeconds: 90, returnSeconds: 120, ticketSeconds: 1800 }
export const start = Date.parse('2026-11-19T11:00:00+05:30')

/** A ticket that was just taken. */
export const newCall = (number = 1, change: Partial<DeskCall> = {}): DeskCall => ({
  ticket: `vk-${number}`,
  room: `room-${number}`,
  asked: {
    applicationId: `app-${number}`,
    mobileNumber: '9812345001',
    customerName: 'Nila Sen',
    language: 'en',
    udc: {},
  },
  number,
  tookTicketAt: start,
  expiresAt: new Date(start + 1_800_000).toISOString(),
  state: 'waiting',
  session: 1,
  here: { applicant: false, agent: false },
  since: start,
  log: [],
  ...change,
})

const yes = { verdict: 'approved', business: [], technical: [], note: '' } as const

/** Steps by short names, for tables. */
export const steps = {
  take: { kind: 'take', by: agent },
  in: { kind: 'join', side: 'applicant' },
  agentIn: { kind: 'join', side: 'agent' },
  gone: { kind: 'drop', side: 'applicant' },
  agentGone: { kind: 'drop', side: 'agent' },
  leave: { kind: 'leave' },
  end: { kind: 'end', by: agent },
  otherEnds: { kind: 'end', by: otherAgent },
  approve: { kind: 'judge', by: agent, judgement: yes, missing: [] },
  approveUnproved: { kind: 'judge', by: agent, judgement: yes, missing: ['pan'] },
  approveWhole: { kind: 'judge', by: agent, judgement: yes, missing: [], recording: 'whole' },
  approveUnrecorded: { kind: 'judge', by: agent, judgement: yes, missing: ['recording'], recording: 'none' },
  approveSaving: { kind: 'judge', by: agent, judgement: yes, missing: ['recording'], recording: 'saving' },
  approveAltered: { kind: 'judge', by: agent, judgement: yes, missing: ['recording'], recording: 'altered' },
  approveGap: { kind: 'judge', by: agent, judgement: yes, missing: [], recording: 'gap' },
  explainGap: { kind: 'judge', by: agent, judgement: { ...yes, note: 'Seen' }, missing: [], recording: 'gap' },
  decline: { kind: 'judge', by: agent, judgement: { ...yes, verdict: 'decline', business: ['B1'] }, missing: ['pan'] },
  declineSilently: { kind: 'judge', by: agent, judgement: { ...yes, verdict: 'decline' }, missing: [] },
  refer: { kind: 'judge', by: agent, judgement: { ...yes, verdict: 'refer', technical: ['T1'] }, missing: ['pan'] },
  otherApproves: { kind: 'judge', by: otherAgent, judgement: yes, missing: [] },
  confirm: { kind: 'confirm', by: auditor },
  confirmUnplayed: { kind: 'confirm', by: auditor, unplayed: ['rec-1'] },
  confirmSaving: { kind: 'confirm', by: auditor, unplayed: [], saving: true },
  confirmOwn: { kind: 'confirm', by: agent },
  sendBack: { kind: 'sendBack', by: auditor, reason: 'The PAN is blurred' },
  sendBackSilently: { kind: 'sendBack', by: auditor, reason: ' ' },
  note: { kind: 'note', by: agent.badge, what: 'snapshot' },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps | `wait ${number}`

/** Plays steps in order, a second each, `wait` as many as it says; refusals are kept and change nothing. */
export function play(names: readonly StepName[], from: DeskCall = newCall()): { call: DeskCall; refused: string[] } {
  let call = from
  let at = from.since
  const refused: string[] = []
  for (const name of names) {
    const seconds = name.startsWith('wait ') ? Number(name.slice(5)) : 1
    at += seconds * 1000
    const happening: Step = name.startsWith('wait ') ? { kind: 'wait' } : steps[name as keyof typeof steps]
    const stepped = step(call, happening, at, patience)
    if ('refuse' in stepped) refused.push(`${name}: ${stepped.refuse}`)
    else call = stepped.call
  }
  return { call, refused }
}
