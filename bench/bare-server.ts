import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize } from 'node:v8'
import pg from 'pg'

// The lower bound of a save: node:http, plain JSON, and the product's own two statements with values of the same size,
// prepared, over one pool. No envelope, no session logic, no rules, no sealing.

export interface Statement {
  name: string
  text: string
  values: unknown[]
}

export interface Learnt {
  open: Statement
  write: Statement
  answer: string
}

const sessions: Learnt[] = deserialize(readFileSync(process.env['LEARNT_FILE'] ?? ''))
const pool = new pg.Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 10 })

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  request.on('end', () => {
    save(JSON.parse(text)).then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      () => response.writeHead(500).end(),
    )
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

async function save({ session, transactionId }: { session: number; transactionId: string }): Promise<string> {
  const { open, write, answer } = sessions[session] ?? failed('no such session')
  const now = new Date()
  // Positions of what differs from save to save: see the statements in server/store.
  await pool.query({ ...open, values: open.values.with(5, now).with(8, transactionId) })
  const values = write.values.with(7, transactionId).with(8, randomUUID()).with(12, now)
  const { rows } = await pool.query({ ...write, values })
  if (rows[0]?.saved !== true) failed('not saved')
  write.values[4] = Number(write.values[4]) + 1
  return answer
}

function failed(reason: string): never {
  throw new Error(`bare server: ${reason}`)
}
