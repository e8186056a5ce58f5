import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { valueOf } from '../effect-conformance.ts'
import type { CallWait, VideoKyc } from './port.ts'

interface Known {
  /** How their calls end. */
  approvedMobile: string
  noAgentMobile: string
}

export function videoKycConformance(port: () => VideoKyc, known: Known) {
  const wait = (mobileNumber: string): CallWait => ({
    applicationReferenceNo: randomUUID(),
    mobileNumber,
    name: 'Asha Rao',
    language: 'en',
    udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'unknown', bandwidth: 'ok' },
  })

  test('a place in the queue is had once per reference', async () => {
    const asked = { ...wait(known.approvedMobile), reference: randomUUID() }
    const { ticket } = valueOf(await port().callWait(asked))
    expect(valueOf(await port().callWait(asked)).ticket).toBe(ticket)
    expect(valueOf(await port().callWait.byReference(asked.reference)).ticket).toBe(ticket)
  })

  test('who waits already keeps the ticket', async () => {
    const asked = wait(known.approvedMobile)
    const { ticket, place } = valueOf(await port().callWait({ ...asked, reference: randomUUID() }))
    expect(place).toBeGreaterThan(0)
    expect(valueOf(await port().callWait({ ...asked, reference: randomUUID() })).ticket).toBe(ticket)
  })

  test('a ticket leads through waiting, a room and a call to a verdict', async () => {
    const { ticket } = valueOf(await port().callWait({ ...wait(known.approvedMobile), reference: randomUUID() }))
    const seen = new Set<string>()
    await vi.waitFor(
      async () => {
        const { status } = valueOf(await port().status({ ticket }))
        seen.add(status)
        expect(['approved', 'accepted']).toContain(status)
      },
      { timeout: 15_000, interval: 20 },
    )
    expect([...seen].slice(0, 3)).toEqual(['waiting', 'ringing', 'inCall'])
    const handshake = valueOf(await port().handshake({ ticket }))
    expect(handshake).toMatchObject({ state: 'ready', room: expect.any(String), joinToken: expect.any(String) })
  })

  test('nobody there: refused, not queued', async () => {
    const answer = await port().callWait({ ...wait(known.noAgentMobile), reference: randomUUID() })
    expect(answer).toMatchObject({ kind: 'refused', code: 'NO_AGENT' })
  })

  test('an invented ticket is unknown', async () => {
    expect(await port().status({ ticket: 'vk-invented' })).toMatchObject({ kind: 'refused', code: 'TICKET_UNKNOWN' })
  })

  test('who leaves has no verdict, however often the leaving arrives', async () => {
    const { ticket } = valueOf(await port().callWait({ ...wait(known.approvedMobile), reference: randomUUID() }))
    const leaving = { ticket, reference: randomUUID() }
    expect(valueOf(await port().leave(leaving))).toEqual(valueOf(await port().leave(leaving)))
    expect(valueOf(await port().status({ ticket })).status).toBe('ended')
  })
}
