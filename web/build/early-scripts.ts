import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageKeys, type MessageKey } from '@card-journey/journey/fields/messages.ts'
import { forms } from '@card-journey/journey/steps/forms.ts'
import { build } from 'vite'
import { bareCalls } from './calls-plugin.ts'
import { screensToServe, screensWithCode } from './screens-to-serve.ts'

/**
 * What a screen's first HTML can do before React has loaded, as one script; for a form, also the messages its checks
 * can give.
 */
export interface EarlyScript {
  code: string
  messages: readonly MessageKey[]
}

const root = join(import.meta.dirname, '../..')
const entry = '\0early-script'

/** Where each form is: by screen, its file and its name there. */
export async function formSources(): Promise<Map<string, { file: string; name: string }>> {
  const sources = new Map<string, { file: string; name: string }>()
  for (const { screen, part } of screensWithCode()) {
    if (!Object.hasOwn(forms, screen)) continue
    const form: unknown = forms[screen as keyof typeof forms]
    const file = join(root, 'journey/steps', part, screen, 'form.ts')
    const exported = (await import(file)) as Readonly<Record<string, unknown>>
    const name = Object.keys(exported).find((key) => exported[key] === form)
    if (name) sources.set(screen, { file, name })
  }
  return sources
}

/**
 * Builds, for each served screen with a form, the script that checks it until React has loaded, from the same questions
 * and rules; for the listing, its filter. Written as one file, which the server inlines page by page.
 */
export async function buildEarlyScripts(target: string[], file: string): Promise<void> {
  const served = new Set(screensToServe())
  const scripts: Record<string, EarlyScript> = {}
  for (const [screen, form] of await formSources()) {
    if (!served.has(screen)) continue
    const imports = [
      `import { ${form.name} as form } from ${JSON.stringify(form.file)}`,
      `import { watchEarly } from ${JSON.stringify(join(root, 'web/form/early-form.ts'))}`,
    ]
    const code = await bundle([...imports, 'watchEarly(form)'], target)
    scripts[screen] = { code, messages: messageKeys.filter((key) => new RegExp(`["'\`]${key}["'\`]`).test(code)) }
  }
  const filter = join(root, 'web/screens/start/cards/early-filter.ts')
  const filtering = [`import { watchFilter } from ${JSON.stringify(filter)}`, 'watchFilter()']
  scripts['cards'] = { code: await bundle(filtering, target), messages: [] }
  writeFileSync(file, JSON.stringify(scripts))
}

/** What every page's HTML does from its first moment on: in an app, links open in the phone's browser. */
export function buildShellLinks(target: string[]): Promise<string> {
  const file = join(root, 'web/native/shell-links.ts')
  return bundle([`import { watchShellLinks } from ${JSON.stringify(file)}`, 'watchShellLinks()'], target)
}

async function bundle(lines: readonly string[], target: string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'web'),
    publicDir: false,
    plugins: [
      bareCalls(),
      {
        name: 'early-script',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  })
  const [built] = Array.isArray(output) ? output : [output]
  const chunk = built && 'output' in built ? built.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`No early script: ${lines.join('; ')}`)
  return chunk.code.trim()
}
