import type { PagePolicy } from '@card-journey/journey/policy.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the render worker returns for one page; the type of web/entry-server.tsx. */
export interface RenderedPage {
  html: string
  title: string
  description?: string | undefined
  siteName: string
  noscript: string
  oldBrowser: { heading: string; text: string }
  screen: string
  /** Source files of the screen, and of texts that no first HTML shows: keys of the build's manifest. */
  modules: { screen: { file: string; component: string }; lateTexts: Readonly<Record<string, string>> }
  /** Words of the screen, by text file. */
  texts: Readonly<Record<string, unknown>>
  /** The fields' messages, and the mark-up of one. */
  messages: Readonly<Record<string, unknown>>
  mistake: string
  /** The mark-up of the summary of mistakes, and its heading for each number of them. */
  summary: { markup: string; headings: readonly string[] }
}

/**
 * What a screen's page can do before React has loaded, and the messages that its form's checks can give
 * (web/build/early-scripts.ts).
 */
interface EarlyScript {
  code: string
  messages: readonly string[]
}

interface Chunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}

/** What the build produced for documents: the chunks' names, the inlined scripts and the inlined style. */
export interface BuiltApp {
  chunks: Readonly<Record<string, Chunk>>
  scripts: Readonly<Record<string, string>>
  /** By screen. */
  earlyScripts: Readonly<Record<string, EarlyScript>>
  styleOf: (file: string) => string
}

export function readBuiltApp(distFolder: string): BuiltApp {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(distFolder, file), 'utf8'))
  const styles = new Map<string, string>()
  return {
    chunks: json('client/manifest.json') as BuiltApp['chunks'],
    scripts: json('inline.json') as BuiltApp['scripts'],
    earlyScripts: json('early.json') as BuiltApp['earlyScripts'],
    styleOf(file) {
      const style = styles.get(file) ?? readFileSync(join(distFolder, 'client', file), 'utf8').trim()
      styles.set(file, style)
      return style
    },
  }
}

export interface PageDocument {
  html: string
  /** Hashes of the inline scripts and styles, as CSP sources. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** Data inside a script element: `<` must not close it. */
const dataJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * The whole HTML of a page: its style inside, its chunks preloaded, its data beside it. `assetOrigin`: where they are,
 * unless here. `fetchedAhead`: what the app asks for first, fetched beside its chunks.
 */
export function pageDocument(
  app: BuiltApp,
  page: RenderedPage,
  language: string,
  data: { policy: Pick<PagePolicy, 'defaultTheme'> },
  head: (escape: (text: string) => string) => string = () => '',
  { assetOrigin = '', fetchedAhead = [] }: { assetOrigin?: string | undefined; fetchedAhead?: readonly string[] } = {},
): PageDocument {
  const { screen, lateTexts } = page.modules
  const needed = withImports(app, ['entry-client.tsx', screen.file])
  const addressOf = (file: string): string => `${assetOrigin}/${file}`
  const builtFile = (source: string): string => addressOf(app.chunks[source]?.file ?? '')
  const modules = {
    screen: { component: screen.component, file: builtFile(screen.file) },
    lateTexts: Object.fromEntries(Object.entries(lateTexts).map(([name, source]) => [name, builtFile(source)])),
  }
  const entry = app.chunks['entry-client.tsx']
  if (!entry) throw new Error('The build has no entry')
  const styles = [...new Set(needed.flatMap((chunk) => chunk.css ?? []))]
  const styleTexts = styles.map((file) => app.styleOf(file))
  const { theme = '', 'early-submit': earlySubmit = '', modern = '' } = app.scripts
  const { 'browser-check': browserCheck = '', 'start-check': startCheck = '' } = app.scripts
  const shellLinks = app.scripts['shell-links'] ?? ''
  const preloads = needed.filter(({ file }) => file.endsWith('.js')).map(({ file }) => addressOf(file))
  const start = startScript(modern, addressOf(entry.file), builtFile('old-browsers/polyfills.ts'), {
    preloads,
    fetchedAhead,
  })
  const early = earlyScript(app, page)
  const inline = [theme, browserCheck, earlySubmit, shellLinks, ...(early ? [early.code] : []), start, startCheck]
  const html = [
    `<!doctype html><html lang="${language}" class="theme-${data.policy.defaultTheme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    `<script>${theme}</script>`,
    // Named by its file, which the loader then doesn't fetch (web/routing/preload.ts).
    ...styles.map((file) => `<style data-file="${addressOf(file)}">${app.styleOf(file)}</style>`),
    `<script>${browserCheck}</script><script>${earlySubmit}</script><script>${shellLinks}</script>`,
    `${head(escapeHtml)}</head><body>`,
    `<noscript><p class="noscript">${escapeHtml(page.noscript)}</p></noscript>`,
    `<div class="browser-check"><p class="browser-check__heading">${escapeHtml(page.oldBrowser.heading)}</p><p>${escapeHtml(page.oldBrowser.text)}</p></div>`,
    `<div id="root">${page.html}</div>`,
    early?.aboveData ?? '',
    `<script type="application/json" id="page-data">${dataJson({ ...data, modules, texts: page.texts })}</script>`,
    early?.belowData ?? '',
    `<script>${start}</script><script>${startCheck}</script>`,
    // Last, and for paper: a browser fetches it after all else, and nothing on the screen waits for it.
    `<link rel="stylesheet" media="print" href="${builtFile('styles/print.css')}"></body></html>`,
  ].join('')
  return { html, scriptHashes: inline.map(hashOf), styleHashes: styleTexts.map(hashOf) }
}

/** A form's checks need no data and run a moment earlier; scripts that do need data are below. */
interface EarlyHtml {
  aboveData: string
  belowData: string
  code: string
}

/**
 * Starts the app once the page is painted: 90 kB of script must not compete with the page itself for bandwidth and CPU.
 * A background tab never paints and starts after a second. A browser that needs polyfills gets them first.
 */
const startScript = (
  modern: string,
  entry: string,
  polyfills: string,
  { preloads, fetchedAhead }: { preloads: readonly string[]; fetchedAhead: readonly string[] },
): string =>
  `(function(){document.documentElement.setAttribute("data-started","");var begun;` +
  `function preload(rel,file){var link=document.createElement("link");link.rel=rel;link.as=rel==="preload"?"fetch":"";link.crossOrigin="";link.href=file;document.head.appendChild(link)}` +
  `function go(){return import("${entry}")}` +
  `function begin(){if(begun)return;begun=true;${JSON.stringify(preloads)}.forEach(preload.bind(null,"modulepreload"));` +
  `${JSON.stringify(fetchedAhead)}.forEach(preload.bind(null,"preload"));${modern}?go():import("${polyfills}").then(go)}` +
  `requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)})()`

/** The checks of the page's form come with their messages and mark-up, and only if the first HTML shows a form. */
function earlyScript(app: BuiltApp, page: RenderedPage): EarlyHtml | undefined {
  const early = app.earlyScripts[page.screen]
  if (!early) return undefined
  const script = `<script>${early.code}</script>`
  if (early.messages.length === 0) return { aboveData: '', belowData: script, code: early.code }
  if (!page.html.includes('<form')) return undefined
  const messages = Object.fromEntries(early.messages.map((key) => [key, page.messages[key]]))
  const aboveData =
    `<template id="field-mistake">${page.mistake}</template>` +
    `<template id="form-summary" data-headings="${escapeHtml(JSON.stringify(page.summary.headings))}">${page.summary.markup}</template>` +
    `<script type="application/json" id="field-messages">${dataJson(messages)}</script>` +
    script
  return { aboveData, belowData: '', code: early.code }
}

/** The chunks of these source files with everything they import, each once. */
function withImports({ chunks }: BuiltApp, files: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const add = (name: string): void => {
    const chunk = chunks[name]
    if (!chunk || found.has(name)) return
    found.set(name, chunk)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const file of files) add(file)
  return [...found.values()]
}
