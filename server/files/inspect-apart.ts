import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { FileCheck } from './file-check.ts'
import type { Inspection } from './inspect-worker.ts'
import { createQueue } from './queue.ts'

const program = fileURLToPath(new URL('./inspect-worker.ts', import.meta.url))
/** All that it may read: its own code, and that of packages. Not the data folder, which may lie beside them. */
const readable = ['./', '../package.json', '../../package.json', '../../node_modules/'].map((path) => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  return path.endsWith('/') ? `${file}*` : file
})

const limits = {
  /** For reading and re-encoding; then the process is killed. */
  ms: 10_000,
  /** Of the processor, of that time: with less the machine was too busy, and that is not the file's fault either. */
  fairMs: 1_000,
  /** For starting, on a busy machine; that is not the file's fault. */
  startMs: 30_000,
  heapMegabytes: 256,
  /** All of the process's memory, with what native code takes. Watched where the system tells (Linux). */
  memoryBytes: 512 * 1024 * 1024,
  /** At the same time; more wait. */
  atOnce: 2,
  /** More are sent away and ask again, so that nobody's bombs keep everybody waiting for minutes (T28). */
  waiting: 20,
  /** And whoever has waited this long: a request must not outlast the browser's patience and the proxies'. */
  waitMs: 20_000,
}

/**
 * Looks at one file in a process of its own, which gets no settings and no secrets, may write no file and start no
 * program, and is killed when it takes too long or too much. What kills it is a file that can't be read.
 */
export async function inspectApart(type: FileType, content: Buffer): Promise<FileCheck> {
  if (!(await turn())) return { kind: 'away' }
  try {
    const inspection = await inInspector(type, content)
    if (inspection === 'notHeard') return { kind: 'away' }
    if (inspection === 'killed') return { kind: 'refused', problem: 'fileDamaged' }
    if ('problem' in inspection) return { kind: 'refused', problem: inspection.problem }
    return { kind: 'good', type, pages: inspection.pages, content: Buffer.from(inspection.content) }
  } finally {
    done()
  }
}

/** How a process for a file of that type is confined. */
export const confinement = (type: FileType) => ({
  env: { UV_THREADPOOL_SIZE: '2', VIPS_CONCURRENCY: '1' },
  execArgv: [
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    // The image library is native code.
    ...(type === 'pdf' ? [] : ['--allow-addons']),
  ],
})

/** `killed`: by us or by itself, while it read the file. `notHeard`: it had not begun, or had no processor to read it with. */
function inInspector(type: FileType, content: Buffer): Promise<Inspection | 'killed' | 'notHeard'> {
  return new Promise((resolve) => {
    const child = fork(program, [type], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...confinement(type),
    })
    let why: 'killed' | 'notHeard' = 'notHeard'
    const end = (inspection: Inspection | 'killed' | 'notHeard' = why) => {
      clearTimeout(tooLong)
      clearInterval(watch)
      child.kill('SIGKILL')
      resolve(inspection)
    }
    let tooLong = setTimeout(() => end(), limits.startMs)
    const watch = setInterval(
      () => void memoryOf(child.pid).then((bytes) => (bytes > limits.memoryBytes ? end() : undefined)),
      100,
    )
    child.on('message', (said: Inspection | 'ready') => {
      if (said !== 'ready') return end(said)
      why = 'killed'
      clearTimeout(tooLong)
      const before = processorMsOf(child.pid)
      tooLong = setTimeout(() => {
        void Promise.all([before, processorMsOf(child.pid)]).then(([began, now]) =>
          end(now - began < limits.fairMs ? 'notHeard' : 'killed'),
        )
      }, limits.ms)
      child.send(content, (error) => (error ? end() : undefined))
    })
    child.on('exit', () => end())
    child.on('error', () => end())
  })
}

/** Resident memory of a process; 0 where the system does not tell. */
const memoryOf = (pid: number | undefined): Promise<number> =>
  readFile(`/proc/${pid}/statm`, 'utf8').then(
    (text) => Number(text.split(' ')[1]) * 4096,
    () => 0,
  )

/** The processor's time that a process has had, all its threads together; unknown where the system does not tell. */
const processorMsOf = (pid: number | undefined): Promise<number> =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => {
      // After the name, which may hold spaces: user and system time in ticks of 10 ms (proc(5), fields 14 and 15).
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * 10
    },
    () => NaN,
  )

const { turn, done } = createQueue(limits)
