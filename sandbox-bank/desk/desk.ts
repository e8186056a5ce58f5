import { randomUUID } from 'node:crypto'
import type { Collection, State } from '../state.ts'
import { customerStatusOf, isOver, isVerdictDue, type Asked, type DeskCall, type Member, type Verdict } from './call.ts'
import { isWhole, logged, signedText } from './call-log.ts'
import { estimatedWait, ownCall, placeOf, waitingLine } from './queue.ts'
import { scriptedAgent, scriptedStep } from './scripted-agent.ts'
import { saysYes } from './recordings/recording-state.ts'
import type { Sealing } from './recordings/sealing.ts'
import { expiryOf, step, type Patience, type Refused, type Step, type Stepped } from './step.ts'

export const patience: Patience = { ringSeconds: 90, returnSeconds: 120, ticketSeconds: 30 * 60 }

export interface DeskSettings {
  /** The dialled clock. */
  now: () => Date
  /** Who takes the calls, and how long the scripted agent takes. */
  dials: () => { desk: 'scripted' | 'people'; agentSeconds: number }
  /** The verdict that the script gives an applicant, by mobile number. */
  scriptedVerdict: (mobileNumber: string) => Verdict
  sealing: Pick<Sealing, 'sign' | 'isSigned'>
}

export type Found = { call: DeskCall } | { refuse: 'TICKET_UNKNOWN' | 'TICKET_EXPIRED' }

/** The video KYC desk: every call with its state, stored; who is in which room is the hub's (rooms.ts). */
export function keepDesk(state: State, { now, dials, scriptedVerdict, sealing }: DeskSettings) {
  const calls: Collection<DeskCall> = state.collection('desk-calls')
  const latest: Collection<string> = state.collection('desk-latest')
  const listeners = new Set<(call: DeskCall, before: DeskCall) => void>()
  /** Badges of agents at the desk. */
  const present = new Set<string>()
  let taken = Math.max(0, ...calls.all().map(({ number }) => number))
  const at = (): number => now().getTime()

  const isSigned = (call: DeskCall): boolean =>
    call.logSeal !== undefined && sealing.isSigned(signedText(call), call.logSeal)
  const signed = (call: DeskCall): DeskCall => ({ ...call, logSeal: sealing.sign(signedText(call)) })
  /** Whether nobody but the desk has written the call's log. */
  const isLogWhole = (call: DeskCall): boolean => isWhole(call.log) && isSigned(call)

  const store = (before: DeskCall, changed: DeskCall): DeskCall => {
    if (changed === before) return changed
    const over = isOver(changed) && !isOver(before) ? { ...changed, overSince: Date.now() } : changed
    // A log that somebody else has written is not signed by the desk's next entry.
    const call = isSigned(before) ? signed(over) : over
    calls.put(call.ticket, call)
    for (const listener of listeners) listener(call, before)
    return call
  }

  /** The call as it is now: what time and the script have done to it is done first. */
  const upToDate = (call: DeskCall): DeskCall => {
    const { desk, agentSeconds } = dials()
    let current = call
    // The longest way of a script through the states is shorter.
    for (let moves = 0; moves < 10 && !isOver(current); moves++) {
      const passed = (Date.now() - current.tookTicketAt) / 1000
      const isScripted = current.agent ? current.agent.badge === scriptedAgent.badge : desk === 'scripted'
      const verdict = scriptedVerdict(current.asked.mobileNumber)
      const next = isScripted ? scriptedStep(current, passed, agentSeconds, verdict) : { kind: 'wait' as const }
      const stepped = next && step(current, next, at(), patience)
      if (!stepped || 'refuse' in stepped || stepped.call === current) break
      current = stepped.call
    }
    return store(call, current)
  }

  const all = (): DeskCall[] => calls.all().map(upToDate)

  /** A ticket that still waits past its time is void; one that was answered keeps its verdict. */
  const find = (ticket: string): Found => {
    const stored = calls.get(ticket)
    if (!stored) return { refuse: 'TICKET_UNKNOWN' }
    const call = upToDate(stored)
    return call.state === 'waiting' && Date.parse(call.expiresAt) < at() ? { refuse: 'TICKET_EXPIRED' } : { call }
  }

  const change = (
    ticket: string,
    happening: Step,
  ): Stepped | { refuse: 'TICKET_UNKNOWN' | 'TICKET_EXPIRED' | 'LOG_ALTERED' } => {
    const found = find(ticket)
    if ('refuse' in found) return found
    const verdict = verdictOf(found.call, happening)
    if (verdict && saysYes(verdict) && !isLogWhole(found.call)) return { refuse: 'LOG_ALTERED' }
    const stepped = step(found.call, happening, at(), patience)
    return 'refuse' in stepped ? stepped : { call: store(found.call, stepped.call) }
  }

  return {
    find,
    all,
    /** Everything that happens to a call comes this way. */
    change,
    /** The applicant's only live ticket, or a new one; undefined while the verdict of the last call is being worked on. */
    wait(asked: Asked): DeskCall | undefined {
      const held = find(latest.get(asked.applicationId) ?? '')
      if ('call' in held && isVerdictDue(held.call)) return undefined
      if ('call' in held && !isOver(held.call)) return held.call
      taken += 1
      const call: DeskCall = {
        ticket: `vk-${randomUUID()}`,
        room: `room-${randomUUID()}`,
        asked,
        number: taken,
        tookTicketAt: Date.now(),
        expiresAt: expiryOf(at(), patience),
        state: 'waiting',
        session: 1,
        here: { applicant: false, agent: false },
        since: at(),
        log: logged([], { by: 'applicant', what: 'ticketTaken', session: 1 }, at()),
      }
      latest.put(asked.applicationId, call.ticket)
      return calls.put(call.ticket, signed(call))
    },
    /** Gives the next call in the line to an agent, who has one at a time; or the one that they have. */
    takeNext(by: Member): { call: DeskCall } | { refuse: 'NOBODY_WAITS' | Refused } {
      const current = all()
      const own = ownCall(current, by.badge)
      if (own) return { call: own }
      const [next] = waitingLine(current, at())
      if (!next) return { refuse: 'NOBODY_WAITS' }
      const stepped = step(next, { kind: 'take', by }, at(), patience)
      return 'refuse' in stepped ? stepped : { call: store(next, stepped.call) }
    },
    /** The place in the line and the wait. The scripted agent takes all at once. */
    placeOf(call: DeskCall): { place: number; estimateSeconds: number } {
      const { desk, agentSeconds } = dials()
      if (call.state !== 'waiting') return { place: 0, estimateSeconds: 0 }
      const remaining = Math.ceil(agentSeconds - (Date.now() - call.tookTicketAt) / 1000)
      if (desk === 'scripted') return { place: 1, estimateSeconds: Math.max(0, remaining) }
      const place = placeOf(all(), call.ticket, at())
      return { place, estimateSeconds: estimatedWait(all(), place, present.size) }
    },
    line: (): DeskCall[] => waitingLine(all(), at()),
    ownCall: (badge: string): DeskCall | undefined => ownCall(all(), badge),
    statusOf: customerStatusOf,
    isLogWhole,
    /** The estimate counts the agents who are at the desk. */
    atWork: (badge: string, here: boolean): void => void (here ? present.add(badge) : present.delete(badge)),
    /** Told of every change, after it is stored. */
    onChange(listener: (call: DeskCall, before: DeskCall) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The result that a step gives or confirms. */
const verdictOf = ({ judged }: DeskCall, step: Step): Verdict | undefined =>
  step.kind === 'judge' ? step.judgement.verdict : step.kind === 'confirm' ? judged?.verdict : undefined

export type Desk = ReturnType<typeof keepDesk>
