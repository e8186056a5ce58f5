import { Worker } from 'node:worker_threads'
import type { RenderedPage } from './page-document.ts'
import type { Answer, Asked, RenderRequest } from './render-messages.ts'

/** A page to be rendered, and who waits for it. */
export interface Question {
  request: RenderRequest
  /** Workers that died while they had it. */
  deaths: number
  answer: (page: RenderedPage) => void
  refuse: (error: Error) => void
}

export interface RenderThread {
  ask: (question: Question) => void
  end: () => Promise<unknown>
}

interface Told {
  onExit: (thread: RenderThread, unanswered: readonly Question[], reason: Error) => void
  onIdle: () => void
}

/**
 * One worker and the questions that wait for it. Each is answered or refused; those that still wait when the worker has
 * exited, however that came, are handed to `onExit` with the reason. `onIdle`: nothing waits any more.
 */
export function startRenderThread(distFolder: string, { onExit, onIdle }: Told): RenderThread {
  const waiting = new Map<number, Question>()
  let last = 0
  let reason: Error | undefined
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: { distFolder },
    // By default it would keep up to 64 MB for a render's garbage.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  worker.unref()
  worker.on('message', ({ id, page, error }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (page) asked?.answer(page)
    else asked?.refuse(new Error(error))
    if (waiting.size === 0) onIdle()
  })
  worker.on('error', (error: Error) => (reason = error))
  worker.on('exit', (code) =>
    onExit(thread, [...waiting.values()], reason ?? new Error(`the renderer exited with ${code}`)),
  )
  const thread: RenderThread = {
    ask(question) {
      last += 1
      waiting.set(last, question)
      worker.postMessage({ id: last, request: question.request } satisfies Asked)
    },
    end: () => worker.terminate(),
  }
  return thread
}
