import { need, type Applicant } from './applicant.ts'
import { atPermission } from './before-the-call.ts'
import { calls } from './calls.ts'
import { meera } from './call-ends.ts'
import type { Running } from './running.ts'

export const udc = { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } as const

export const hereNow = ({ server }: Running) => ({
  latitude: 12.97,
  longitude: 77.59,
  accuracyMetres: 20,
  takenAt: new Date(server.composed.deps.clock()).toISOString(),
})

export const wait = (applicant: Applicant) => applicant.client.call(calls.vkycCallWait, { udc })

export const status = (applicant: Applicant) => applicant.client.call(calls.vkycCustomerStatus, {})

/** An applicant whose call an agent has taken. The desk is one of people; nobody else waits. */
export async function ringing(running: Running): Promise<{ applicant: Applicant; ticket: string }> {
  await running.dial({ desk: 'people' })
  const applicant = await atPermission(running)
  const { ticket } = await need(wait(applicant))
  const taken = running.desk.change(ticket, { kind: 'take', by: meera })
  if ('refuse' in taken) throw new Error(taken.refuse)
  return { applicant, ticket }
}

/** What lets the applicant's browser into the room. */
export async function admission(applicant: Applicant, ticket: string) {
  const answer = await need(applicant.client.call(calls.vkycCustomerHandshake, { ticket }))
  if (answer.state !== 'room' || !answer.joinToken) throw new Error(`no room: ${answer.state}`)
  return { ...answer, joinToken: answer.joinToken }
}
