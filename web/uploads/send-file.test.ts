import { expect, test } from 'vitest'
import type { Outcome } from '../engine/journey.ts'
import { sendFile, sha256Of, uploadIdOf, type Piece, type Received } from './send-file.ts'

const content = Uint8Array.from({ length: 900_000 }, (_, index) => (index * 7) & 255)
const page = { id: 'page-1', kind: 'pdf', pages: 1 } as const

/** A server that has `has` bytes already and takes `msPerKb` for each kB. */
function serverWith({ has = 0, msPerKb = 1 } = {}) {
  const stored = new Uint8Array(content.length)
  stored.set(content.subarray(0, has))
  let received = has
  let clock = 0
  const pieces: Piece[] = []
  const waits: number[] = []
  return {
    pieces,
    waits,
    stored,
    hindered: undefined as ((piece: Piece) => Outcome<Received> | undefined) | undefined,
    sending: (hinder?: (piece: Piece, at: number) => Outcome<Received> | undefined) => ({
      async send(piece: Piece): Promise<Outcome<Received>> {
        pieces.push(piece)
        const bytes = Buffer.from(piece.content, 'base64')
        clock += (bytes.length / 1000) * msPerKb
        const hindered = hinder?.(piece, pieces.length)
        if (hindered) return hindered
        if (piece.offset === received) {
          stored.set(bytes, received)
          received += bytes.length
        }
        return { ok: true, response: { received, ...(received === content.length && { page }) } }
      },
      onReceived: () => {},
      stopped: () => false,
      now: () => clock,
      wait: async (ms: number) => void waits.push(ms),
    }),
  }
}
const file = { content, uploadId: 'id', sha256: 'sum' }
const lengths = (pieces: readonly Piece[]) => pieces.map((piece) => Buffer.from(piece.content, 'base64').length)

test('a file goes out in pieces of at most 256 KiB, and all of it arrives', async () => {
  const server = serverWith()
  const seen: number[] = []
  const outcome = await sendFile(file, { ...server.sending(), onReceived: (received) => void seen.push(received) })
  expect(outcome).toMatchObject({ ok: true, response: { page } })
  expect(server.stored).toEqual(content)
  expect(Math.max(...lengths(server.pieces))).toBe(256 * 1024)
  expect(seen).toEqual([...seen].toSorted((a, b) => a - b))
})

test('what was half sent goes on where it stopped', async () => {
  const server = serverWith({ has: 500_000 })
  await sendFile(file, server.sending())
  expect(server.pieces.slice(0, 2)).toMatchObject([{ offset: 0, content: '' }, { offset: 500_000 }])
  expect(server.stored).toEqual(content)
})

test('on a slow line the pieces stay small, so that none is cut off', async () => {
  const server = serverWith({ msPerKb: 100 })
  await sendFile(file, server.sending())
  expect(Math.max(...lengths(server.pieces))).toBeLessThanOrEqual(33_000)
})

test('while another request checks the file its result is asked for, with pauses', async () => {
  const server = serverWith({ has: content.length })
  let asked = 0
  const checking = (): Outcome<Received> | undefined =>
    (asked += 1) < 4 ? { ok: true, response: { received: content.length } } : undefined
  expect(await sendFile(file, server.sending(checking))).toMatchObject({ ok: true, response: { page } })
  expect(server.waits).toHaveLength(3)
  expect(lengths(server.pieces)).toEqual([0, 0, 0, 0])
})

test('a check that never ends, and a server that takes nothing, are given up', async () => {
  for (const received of [content.length, 1000]) {
    const server = serverWith()
    const outcome = await sendFile(
      file,
      server.sending(() => ({ ok: true, response: { received } })),
    )
    expect(outcome).toBeUndefined()
    expect(server.pieces.length).toBeLessThan(100)
  }
})

test('a refusal ends it, and so does the applicant', async () => {
  const refused = { ok: false, failure: undefined, fields: { file: 'filePassword' } } as const
  const server = serverWith()
  expect(
    await sendFile(
      file,
      server.sending((_, at) => (at === 3 ? refused : undefined)),
    ),
  ).toBe(refused)
  const other = serverWith()
  expect(await sendFile(file, { ...other.sending(), stopped: () => other.pieces.length >= 2 })).toBeUndefined()
  expect(other.pieces).toHaveLength(2)
})

test('the id of an upload is a UUID that follows from the file and its place', async () => {
  const sha256 = await sha256Of(content)
  const ids = await Promise.all([
    uploadIdOf('APP', '2026-10', 1, sha256, 0),
    uploadIdOf('APP', '2026-10', 1, sha256, 0),
    uploadIdOf('APP', '2026-09', 1, sha256, 0),
    uploadIdOf('APP', '2026-10', 2, sha256, 0),
    uploadIdOf('APP', '2026-10', 1, sha256, 1),
  ])
  expect(new Set(ids).size).toBe(4)
  expect(ids[0]).toBe(ids[1])
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
