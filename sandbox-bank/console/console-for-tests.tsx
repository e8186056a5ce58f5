import axe from 'axe-core'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'

interface Asked {
  path: string
  /** What was posted. */
  body?: unknown
}

/** Answers a page's questions by path, without a query's values; a function makes its answer of what was posted. */
export function sandboxAnswers(answers: Readonly<Record<string, unknown>>): Asked[] {
  const asked: Asked[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = typeof input === 'string' ? input : ''
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push(body === undefined ? { path } : { path, body })
    const answer = answers[path] ?? answers[path.split('?')[0] ?? '']
    if (answer === undefined) return new Response(null, { status: 404 })
    const given: unknown = typeof answer === 'function' ? answer(body) : answer
    return given instanceof Response ? given : Response.json(given)
  })
  return asked
}

/** Axe finds nothing, and nothing is wider than the page: on a phone and on a desktop. */
export async function expectUsable(container: Element): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height)
    const { violations } = await axe.run(container)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  }
}
