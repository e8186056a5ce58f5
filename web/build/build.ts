import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { buildEarlyScripts, buildShellLinks } from './early-scripts.ts'
import { listTexts } from './list-texts.ts'
import { polyfilled } from '../old-browsers/polyfilled.ts'
import { target } from '../vite.config.ts'

const web = join(import.meta.dirname, '..')

/**
 * Builds what browsers load and what the render worker loads. `buildId` names the build in logs and in stale-page
 * checks. The bundler takes NODE_ENV from its caller (tests, a developer's shell), and might ship React's development
 * build.
 */
export async function buildWeb(buildId: string): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  process.env['BUILD_ID'] = buildId
  listTexts()
  const configFile = join(web, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: true } })
  writeInlineScripts(await buildShellLinks(target))
  await buildEarlyScripts(target, join(web, 'dist/early.json'))
  await compressFolder(join(web, 'dist/client/assets'))
}

/**
 * The scripts inlined into the HTML, as one file of names and code: `modern` is the check whether the browser needs no
 * polyfill. Not minified: the oldest browsers must be able to parse the browser check, and minifiers write template
 * literals.
 */
function writeInlineScripts(shellLinks: string): void {
  const scriptFiles = readdirSync(join(web, 'inline')).filter((file) => file.endsWith('.js'))
  const scripts = Object.fromEntries(
    scriptFiles.map((file) => {
      const lines = readFileSync(join(web, 'inline', file), 'utf8').split('\n')
      const code = lines.filter((line) => !line.startsWith('//')).map((line) => line.trim())
      return [file.replace(/\.js$/, ''), code.join('\n').trim()]
    }),
  )
  const modern = polyfilled.map((name) => `window.${name}`).join('&&')
  writeFileSync(join(web, 'dist/inline.json'), JSON.stringify({ ...scripts, modern, 'shell-links': shellLinks }))
}
