import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadPagePlans } from './page-plans.ts'

const distFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** A built file and all that it imports. */
function withImports(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found
  const code = readFileSync(file, 'utf8')
  found.set(file, code)
  for (const [, imported = ''] of code.matchAll(/^import [^;]*?["'](\.[^"']+)["']/gm))
    withImports(join(dirname(file), imported), found)
  return found
}

test('what the main thread asks about pages needs neither React nor a screen', async () => {
  const files = withImports(join(distFolder, 'server/entry-plans.js'))
  expect(files.size).toBeGreaterThan(3)
  for (const [file, code] of files) expect(code, file).not.toMatch(/react|Screen\.tsx/i)
  // The same search finds them where they are.
  expect([...withImports(join(distFolder, 'server/entry-server.js')).values()].join()).toMatch(/react/i)

  const plans = await loadPagePlans(distFolder)
  expect(plans.planPage('/card-details', { productLogo: 'parvat', utm_source: 'x' })).toEqual({
    screen: 'card-details',
    path: '/card-details',
    status: 200,
    query: { productLogo: 'parvat' },
  })
})
