import { Worker } from 'node:worker_threads'

/** One call of the built app's exports, and who waits for what it returns. */
export interface Question {
  name: string
  parameters: readonly unknown[]
  /** Workers that died while they had it. */
  deaths: number
  answer: (result: never) => void
  refuse: (error: Error) => void
}

export interface RenderThread {
  ask: (question: Question) => void
  end: () => Promise<unknown>
}

/**
 * One worker and the questions that wait for it. Each is answered or refused; those that still wait when the worker has
 * exited, however that came, are handed to `left` with the reason.
 */
export function startRenderThread(
  distFolder: string,
  left: (thread: RenderThread, unanswered: readonly Question[], reason: Error) => void,
): RenderThread {
  const waiting = new Map<number, Question>()
  let last = 0
  let reason: Error | undefined
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: { distFolder },
    // By default it would keep up to 64 MB for a render's garbage.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  worker.unref()
  worker.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    // Safe: the worker returns what was asked for under this id.
    if (error === undefined) asked?.answer(result as never)
    else asked?.refuse(new Error(error))
  })
  worker.on('error', (error: Error) => (reason = error))
  worker.on('exit', (code) =>
    left(thread, [...waiting.values()], reason ?? new Error(`the renderer exited with ${code}`)),
  )
  const thread: RenderThread = {
    ask(question) {
      last += 1
      waiting.set(last, question)
      worker.postMessage({ id: last, name: question.name, parameters: question.parameters })
    },
    end: () => worker.terminate(),
  }
  return thread
}
