import { connect, type Socket } from 'node:net'
import { soak } from '@card-journey/contract/garbage-for-tests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '100000' })
}, 240_000)
afterAll(() => product.close())

/** 100 in `npm test`, 500 of each kind in a soak: both ends of each are files of this process. */
const ofEachKind = Math.min(100 * soak, 500)

/** What a connection sends before it falls silent; `undefined` resets it. */
const kinds = {
  nothing: '',
  'half a request line': 'POST /api/apps/updateApp',
  'half of the headers': 'POST /api/apps/updateApplication HTTP/1.1\r\nhost: localhost\r\nx: ',
  'half a body': 'POST /api/apps/updateApplication HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{"half',
  'a TLS greeting': '\u0016\u0003\u0001\u0002\u0000\u0001',
  'a reset': undefined,
} as const

interface Storming {
  socket: Socket
  closed: Promise<string>
}

function opened(said: string | undefined): Promise<Storming> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    const closed = new Promise<string>((done) => socket.once('close', () => done(heard)))
    // Once it is open, an error is one of the ways in which it is closed.
    socket.on('error', reject)
    socket.once('connect', () => {
      if (said === undefined) socket.resetAndDestroy()
      else if (said) socket.write(Buffer.from(said, 'latin1'))
      resolve({ socket, closed })
    })
  })
}

test(
  `[T28] ${ofEachKind} connections each that say nothing, half a request or garbage: applicants go on meanwhile, and all are closed`,
  { timeout: 60_000 + ofEachKind * 60, meta: { runs: ofEachKind * Object.keys(kinds).length } },
  async () => {
    const { url, sandboxUrl } = product
    const someone = (mobileNumber: string) => new Applicant({ url, sandboxUrl, mobileNumber })
    const inside = someone('9441000001')
    await begin(inside)
    const storm = Object.values(kinds).flatMap((said) => Array.from({ length: ofEachKind }, () => opened(said)))
    const connections = await Promise.all(storm)
    // Who is inside goes on, and who comes now is let in, while every one of them is open.
    for (let asks = 0; asks < 10; asks++) await need(inside.load())
    await begin(someone('9441000002'))
    const heard = await Promise.all(connections.map(({ closed }) => closed))
    expect(heard).toHaveLength(ofEachKind * Object.keys(kinds).length)
    for (const answer of new Set(heard)) {
      expect(answer === '' || /^HTTP\/1\.1 4\d\d /.test(answer), answer.slice(0, 200)).toBe(true)
      expect(answer).not.toMatch(/node_modules|FST_ERR|Fastify/)
    }
    await need(inside.load())
    expect(product.logged()).not.toContain('"event":"bug"')
  },
)
