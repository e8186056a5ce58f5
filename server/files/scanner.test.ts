import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf } from '../tests/sample-files.ts'
import { checkerOf } from './file-checker.ts'
import { scan, scannerOf } from './scanner.ts'

/** A clamd: it takes a file as it does and knows one virus. */
const clamd = createServer((socket) => {
  let taken = Buffer.alloc(0)
  socket.on('data', (data) => {
    taken = Buffer.concat([taken, data])
    if (!taken.subarray(-4).equals(Buffer.alloc(4))) return
    const [command, content] = [taken.subarray(0, 10).toString(), taken.subarray(14, -4)]
    const length = taken.readUInt32BE(10)
    const good = command === 'zINSTREAM\0' && length === content.length
    socket.end(!good ? 'stream: ERROR\0' : content.includes('EICAR') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0')
  })
})
let clamdSaid = ''
beforeAll(async () => {
  await new Promise<void>((done) => clamd.listen(0, '127.0.0.1', done))
  clamdSaid = `clamd://127.0.0.1:${(clamd.address() as AddressInfo).port}`
})
afterAll(() => void clamd.close())

const scannerFor = (said: string) => {
  const scanner = scannerOf(said)
  if (!scanner) throw new Error(said)
  return scanner
}

test.each([
  ['clamd://av.bank.example:3310', { kind: 'clamd', at: { host: 'av.bank.example', port: 3310 } }],
  ['clamd:/run/clamav/clamd.ctl', { kind: 'clamd', at: { path: '/run/clamav/clamd.ctl' } }],
  [
    'command:/usr/bin/clamdscan --no-summary -',
    { kind: 'command', program: '/usr/bin/clamdscan', args: ['--no-summary', '-'] },
  ],
  ['clamscan', undefined],
  ['command:clamscan', undefined],
  ['clamd://host', undefined],
])('the setting %s', (said, scanner) => expect(scannerOf(said)).toEqual(scanner))

test('[T14] clamd is given the whole file and its word counts', async () => {
  expect(await scan(scannerFor(clamdSaid), pdf())).toBe('clean')
  expect(await scan(scannerFor(clamdSaid), Buffer.from('EICAR'))).toBe('infected')
  const infected = pdf({ objects: [{ dictionary: '', stream: Buffer.from('EICAR') }] })
  expect(await checkerOf(scannerFor(clamdSaid))(infected)).toEqual({ kind: 'refused', problem: 'fileUnsafe' })
})

test.each([
  ['a clean file', 'command:/bin/true', 'clean'],
  ['an infected one', 'command:/bin/false', 'infected'],
  ['a program that is not there', 'command:/bin/no-such-scanner', 'away'],
  ['a program that fails', 'command:/bin/sh -c exit${IFS}2', 'away'],
  ['a clamd that is not there', 'clamd://127.0.0.1:1', 'away'],
])('[T14] without a verdict nothing is kept: %s', async (_what, said, verdict) => {
  const content = pdf()
  expect(await scan(scannerFor(said), content)).toBe(verdict)
  if (verdict === 'away') expect(await checkerOf(scannerFor(said))(content)).toEqual({ kind: 'away' })
})
