import { readFileSync } from 'node:fs'
import { buildWhenNeeded } from './build.ts'
import { CannotStart, type Product, startProduct } from './product.ts'

// `npm start`: builds what has changed, starts the sandbox bank and the server, prints their addresses.
let product: Product | undefined
let ending = false

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  await product?.stop()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))

// npm sends SIGTERM to the shell between us, which dies without forwarding it: then our parent changes. If npm itself is
// killed, the shell lives on, and its parent changes.
const before = ancestors()
if (process.env['npm_lifecycle_event'] !== undefined)
  setInterval(() => ancestors() !== before && void end(0), 300).unref()

try {
  const built = buildWhenNeeded()
  if (built) console.error('Built the web app.')
  product = await startProduct({
    port: portFrom('PORT', 3000),
    sandboxPort: portFrom('SANDBOX_PORT', 3001),
    dataDir: process.env['DATA_DIR'] ?? 'data',
    logs: process.env['LOGS'] === 'terminal' ? 'terminal' : 'files',
    onUnexpectedEnd: (sentence) => {
      console.error(sentence)
      void end(1)
    },
  })
  if (ending) await product.stop()
  const operatorPort = process.env['OPERATOR_PORT']
  const documents = operatorPort ? `http://localhost:${operatorPort}` : product.url
  const sandbox = process.env['NODE_ENV'] === 'production' ? [] : [`sandbox ${product.sandboxUrl}`]
  console.log([`journey ${product.url}`, ...sandbox, `api ${documents}/api/docs`].join('\n'))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  await end(1)
}

/** Our parent and its own; where there is no /proc, our parent alone. */
function ancestors(): string {
  const { ppid } = process
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may hold anything.
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${ppid} ${grandparent}`
  } catch {
    return String(ppid)
  }
}

function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new CannotStart(`${name} must be a port number, 1 to 65535.`)
}
