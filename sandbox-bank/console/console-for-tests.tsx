import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { expect, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'

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

/** Both widths and both looks in two turns: axe is slow on the large tables. */
const turns = [
  { colours: 'light', width: 360, height: 740 },
  { colours: 'dark', width: 1280, height: 800 },
] as const

const preferred = (colours: (typeof turns)[number]['colours']) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: colours }] })

/**
 * Axe finds nothing and nothing is wider than the page, on a phone in light colours and on a desktop in dark ones; on the
 * phone each target has its size or room around it (WCAG 2.5.8).
 */
export async function expectUsable(container: Element): Promise<void> {
  for (const { colours, width, height } of turns) {
    await preferred(colours)
    await page.viewport(width, height)
    const found = await axeFindings(container, { rules: { 'target-size': { enabled: width === 360 } } })
    expect(found.map((each) => [colours, ...each])).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  }
  await preferred('light')
}
