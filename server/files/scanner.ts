import { spawn } from 'node:child_process'
import { connect } from 'node:net'

/** A program that looks for viruses in a file. */
export type Scanner =
  | { kind: 'clamd'; at: { host: string; port: number } | { path: string } }
  | { kind: 'command'; program: string; args: readonly string[] }

/** The setting FILE_SCANNER, read; undefined if it can't be. */
export function scannerOf(said: string): Scanner | undefined {
  const tcp = /^clamd:\/\/([\w.-]+):(\d{1,5})$/.exec(said)
  if (tcp) return { kind: 'clamd', at: { host: tcp[1] ?? '', port: Number(tcp[2]) } }
  const socket = /^clamd:(\/[^/\s]\S*)$/.exec(said)
  if (socket) return { kind: 'clamd', at: { path: socket[1] ?? '' } }
  const [program, ...args] = /^command:(\/.+)$/.exec(said)?.[1]?.split(' ').filter(Boolean) ?? []
  return program ? { kind: 'command', program, args } : undefined
}

const patienceMs = 10_000

/** `away`: no verdict, whatever the reason; then the file is not kept (it fails closed). */
export type ScanVerdict = 'clean' | 'infected' | 'away'

export const scan = (scanner: Scanner, content: Buffer): Promise<ScanVerdict> =>
  scanner.kind === 'clamd' ? askClamd(scanner.at, content) : runCommand(scanner, content)

/** clamd's INSTREAM: pieces with their length before them, ended by an empty one; `stream: OK` or `… FOUND`. */
function askClamd(at: { host: string; port: number } | { path: string }, content: Buffer): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    const socket = connect(at)
    let said = ''
    const end = (verdict: ScanVerdict) => {
      socket.destroy()
      resolve(verdict)
    }
    socket.setTimeout(patienceMs, () => end('away'))
    socket.on('error', () => end('away'))
    socket.on('data', (data) => (said += data.toString('latin1')))
    socket.on('close', () => end(said.includes('FOUND') ? 'infected' : /: OK\s*\0?\s*$/.test(said) ? 'clean' : 'away'))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, content, Buffer.alloc(4)]))
  })
}

/** The file on its input; 0 is clean, 1 is infected (as clamscan and clamdscan say it), anything else no verdict. */
function runCommand({ program, args }: Extract<Scanner, { kind: 'command' }>, content: Buffer): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], env: {}, timeout: patienceMs })
    child.on('error', () => resolve('away'))
    child.on('exit', (code) => resolve(code === 0 ? 'clean' : code === 1 ? 'infected' : 'away'))
    // A program that has seen enough closes its input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(content)
  })
}
