import type { RenderedPage } from './page-document.ts'
import type { RenderRequest } from './render-messages.ts'
import { startRenderThread, type Question, type RenderThread } from './render-thread.ts'

/** The export of web/entry-server.tsx, called across the worker boundary. */
export interface Renderer {
  render: (request: RenderRequest) => Promise<RenderedPage>
  close: () => Promise<void>
}

/** Long enough for a warm-up's pages to follow each other, and for visitors who try many cards. */
const restsAfterMs = 30_000

/** A question that two workers died with is refused: it may be what they die of. */
const mostDeaths = 2

/**
 * Renders in a worker, which starts with the first request, and again after it has died: what waited for it is asked
 * again of the next one. A failed render only rejects its own request. A worker without work is ended after a while: React
 * and all screens hold much memory, and finished pages are kept elsewhere.
 */
export function openRenderer(distFolder: string, idleMs = restsAfterMs): Renderer {
  let current: RenderThread | undefined
  let resting: NodeJS.Timeout | undefined
  let closed = false

  function put(question: Question): void {
    if (closed) return question.refuse(new Error('the renderer is closed'))
    clearTimeout(resting)
    current ??= startRenderThread(distFolder, { onExit: askAgain, onIdle: rest })
    current.ask(question)
  }

  const rest = (): void => {
    clearTimeout(resting)
    resting = setTimeout(() => void end(), idleMs).unref()
  }

  /** Whoever asks next asks another one, also while this one still exits. */
  async function end(): Promise<void> {
    clearTimeout(resting)
    const ended = current
    current = undefined
    await ended?.end()
  }

  function askAgain(thread: RenderThread, unanswered: readonly Question[], reason: Error): void {
    if (current === thread) {
      current = undefined
      clearTimeout(resting)
    }
    for (const question of unanswered) {
      const deaths = question.deaths + 1
      if (deaths < mostDeaths) put({ ...question, deaths })
      else question.refuse(reason)
    }
  }

  return {
    render: (request) => new Promise((answer, refuse) => put({ request, deaths: 0, answer, refuse })),
    async close() {
      closed = true
      await end()
    },
  }
}
