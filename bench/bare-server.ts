import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize } from 'node:v8'
import type { openStatement } from '@card-journey/server/store/open-request.ts'
import type { saveStatement } from '@card-journey/server/store/save-statement.ts'
import type { Values } from '@card-journey/server/store/parameters.ts'
import { inOrder, type Statement } from '@card-journey/server/store/statement.ts'
import pg from 'pg'

// The lower bound of a save: node:http, plain JSON, and the product's own two statements with values of the same size,
// prepared, over one pool. No envelope, no session logic, no rules, no sealing.

export interface Learnt {
  open: Run<typeof openStatement>
  write: Run<typeof saveStatement>
  answer: string
}

interface Run<S> {
  statement: S
  values: S extends Statement<unknown, infer P> ? Values<P> : never
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
  const at = new Date()
  await pool.query({
    ...open.statement,
    values: inOrder(open.statement, { ...open.values, at, transactionId }),
  })
  const { rows } = await pool.query({
    ...write.statement,
    values: inOrder(write.statement, { ...write.values, transactionId, run: randomUUID(), at }),
  })
  if (rows[0]?.saved !== true) failed('not saved')
  write.values = { ...write.values, version: write.values.version + 1 }
  return answer
}

function failed(reason: string): never {
  throw new Error(`bare server: ${reason}`)
}
