import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { FileCheck } from './file-check.ts'
import type { Inspection, ToInspect } from './inspect-worker.ts'

const program = fileURLToPath(new URL('./inspect-worker.ts', import.meta.url))
const packages = fileURLToPath(new URL('../../', import.meta.url))

const limits = {
  /** For starting, reading and re-encoding; then the process is killed. */
  ms: 10_000,
  heapMegabytes: 256,
  /** All of the process's memory, with what native code takes. Watched where the system tells (Linux). */
  memoryBytes: 512 * 1024 * 1024,
  /** At the same time; more wait. */
  atOnce: 2,
}

/**
 * Looks at one file in a process of its own, which gets no settings and no secrets, may write no file and start no
 * program, and is killed when it takes too long or too much. What kills it is a file that can't be read.
 */
export async function inspectApart(type: FileType, content: Buffer): Promise<FileCheck> {
  await turn()
  try {
    const inspection = await inInspector({ type, content })
    if (!inspection) return { kind: 'refused', problem: 'fileDamaged' }
    if ('problem' in inspection) return { kind: 'refused', problem: inspection.problem }
    return { kind: 'good', type, pages: inspection.pages, content: Buffer.from(inspection.content) }
  } finally {
    done()
  }
}

function inInspector(work: ToInspect): Promise<Inspection | undefined> {
  return new Promise((resolve) => {
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { UV_THREADPOOL_SIZE: '2', VIPS_CONCURRENCY: '1' },
      execArgv: [
        `--max-old-space-size=${limits.heapMegabytes}`,
        '--permission',
        `--allow-fs-read=${packages}*`,
        // The image library is native code.
        ...(work.type === 'pdf' ? [] : ['--allow-addons']),
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
      ],
    })
    let settled = false
    const end = (inspection: Inspection | undefined) => {
      if (settled) return
      settled = true
      clearTimeout(tooLong)
      clearInterval(watch)
      child.kill('SIGKILL')
      resolve(inspection)
    }
    const tooLong = setTimeout(() => end(undefined), limits.ms)
    const watch = setInterval(
      () => void memoryOf(child.pid).then((bytes) => (bytes > limits.memoryBytes ? end(undefined) : undefined)),
      100,
    )
    child.on('message', (inspection: Inspection) => end(inspection))
    child.on('exit', () => end(undefined))
    child.on('error', () => end(undefined))
    child.send(work, (error) => (error ? end(undefined) : undefined))
  })
}

/** Resident memory of a process; 0 where the system does not tell. */
const memoryOf = (pid: number | undefined): Promise<number> =>
  readFile(`/proc/${pid}/statm`, 'utf8').then(
    (text) => Number(text.split(' ')[1]) * 4096,
    () => 0,
  )

let running = 0
const waiting: (() => void)[] = []

async function turn(): Promise<void> {
  if (running < limits.atOnce) {
    running += 1
    return
  }
  await new Promise<void>((next) => waiting.push(next))
}

function done(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
