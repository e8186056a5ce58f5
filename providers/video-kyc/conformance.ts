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

  test('a place is also had with a document for the Aadhaar', async () => {
    const identityDocument = { kind: 'Passport', documentId: randomUUID(), validUntil: '2031-01-01' } as const
    const asked = { ...wait(known.approvedMobile), identityDocument, reference: randomUUID() }
    expect((await port().callWait(asked)).kind).toBe('answered')
  })

  test('who waits already keeps the ticket', async () => {
    const asked = wait(known.approvedMobile)
    const { ticket, place } = valueOf(await port().callWait({ ...asked, reference: randomUUID() }))
    expect(place).toBeGreaterThan(0)
    expect(valueOf(await port().callWait({ ...asked, reference: randomUUID() })).ticket).toBe(ticket)
  })

  test('a ticket leads through waiting, a room and a call to a verdict', async () => {
    const order = ['waiting', 'ringing', 'inCall']
    const follow = async () => {
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
      const passed = [...seen].filter((status) => order.includes(status))
      expect(passed).toEqual(order.filter((status) => seen.has(status)))
      return { ticket, passed }
    }
    // A state that passes quickly is missed by who asks seldom, as a busy machine does: not in every call.
    let { ticket, passed } = await follow()
    for (let more = 0; more < 5 && passed.length < order.length; more++) ({ ticket, passed } = await follow())
    expect(passed).toEqual(order)
    const handshake = valueOf(await port().handshake({ ticket }))
    expect(handshake).toMatchObject({ state: 'ready', room: expect.any(String), joinToken: expect.any(String) })
  })

  test('[T21] a room admits the token of a handshake once', async () => {
    const { ticket } = valueOf(await port().callWait({ ...wait(known.approvedMobile), reference: randomUUID() }))
    const ready = await vi.waitFor(
      async () => {
        const handshake = valueOf(await port().handshake({ ticket }))
        if (handshake.state !== 'ready') throw new Error('nobody there yet')
        return handshake
      },
      { timeout: 15_000, interval: 20 },
    )
    const lineOf = (joinToken: string) => {
      const heard: string[] = []
      const line = port().room({ room: ready.room, joinToken })
      line.onMessage(({ type }) => heard.push(type))
      line.onClose((why) => heard.push(why))
      return { line, heard }
    }
    const first = lineOf(ready.joinToken)
    const second = lineOf(ready.joinToken)
    const invented = lineOf('invented')
    await vi.waitFor(
      () => expect([...first.heard.slice(0, 1), ...second.heard.slice(0, 1)].toSorted()[1]).toBe('refused'),
      {
        timeout: 5000,
      },
    )
    await vi.waitFor(() => expect(invented.heard).toEqual(['refused']), { timeout: 5000 })
    for (const { line } of [first, second]) line.close()
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
