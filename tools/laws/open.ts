import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

const file = new URL('open.json', import.meta.url)

/**
 * Enforces a law whose known breaches are listed in open.json. The list only shrinks: a breach that is not listed
 * fails, and so does a listed one that has been fixed (`LAWS=shrink` removes fixed ones from the list).
 */
export function expectOnlyOpen(law: string, breaches: readonly string[]): void {
  const lists: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'))
  const listed = lists[law] ?? []
  const fixed = listed.filter((breach) => !breaches.includes(breach))
  if (process.env['LAWS'] === 'shrink' && fixed.length > 0) {
    const left = listed.filter((breach) => breaches.includes(breach))
    const { [law]: _, ...others } = lists
    writeFileSync(file, `${JSON.stringify(left.length > 0 ? { ...others, [law]: left } : others, null, 2)}\n`)
  } else {
    expect(fixed, `${law}: fixed, so remove it from tools/laws/open.json`).toEqual([])
  }
  expect(
    breaches.filter((breach) => !listed.includes(breach)),
    law,
  ).toEqual([])
}
