import type { OxlintOverride } from 'oxlint'
import { workspaces, type Workspace } from './laws/tree.ts'

// Who may import whom, types included, as rules for the linter; it also refuses cycles.

/** By package name. Product code that is bundled, stored or shown never imports tests and tools. */
const mayImport: Readonly<Record<Workspace, readonly Workspace[]>> = {
  journey: [],
  bank: [],
  ui: [],
  contract: ['journey'],
  providers: ['journey'],
  server: ['journey', 'contract', 'providers', 'bank'],
  web: ['journey', 'contract', 'ui'],
  'sandbox-bank': ['providers', 'journey', 'bank', 'ui'],
  e2e: ['journey', 'contract', 'bank', 'sandbox-bank', 'tools', 'server'],
  bench: ['journey', 'contract', 'server', 'e2e', 'tools'],
  tools: ['journey', 'contract', 'providers', 'server', 'web', 'ui', 'bank', 'sandbox-bank'],
  ops: ['server', 'e2e', 'bench', 'tools'],
}

/** Tests start whole servers, real databases and the other side of a wire. */
const testsMayImport: Partial<typeof mayImport> = {
  server: ['sandbox-bank', 'tools'],
  providers: ['sandbox-bank', 'tools'],
  'sandbox-bank': ['tools'],
  contract: ['tools'],
  web: ['bank', 'tools'],
  ui: ['tools'],
}

/** The folders of the journey from the ground floor up: none imports one above it. */
const layers = ['ids', 'fields', 'application', 'rules', 'errors', 'steps', 'flow'] as const

const testFiles = [
  '**/*.test.{ts,tsx}',
  '**/*.examples.tsx',
  '**/{testing,tests,conformance}/**',
  '**/conformance.ts',
  '**/*-for-tests.ts',
  '**/test-*.ts',
]

interface Pattern {
  regex?: string
  group?: string[]
  allowTypeImports?: true
  message: string
}

const packages = (forbidden: readonly Workspace[], message: string): Pattern[] =>
  forbidden.length > 0 ? [{ regex: `^@card-journey/(${forbidden.join('|')})/`, message }] : []

const directions = (from: Workspace, to: readonly Workspace[]): Pattern[] =>
  packages(
    workspaces.filter((name) => name !== from && !to.includes(name)),
    `${from} imports ${to.join(', ') || 'no other workspace'}: see tools/import-rules.ts.`,
  )

/** Only these packages. A pattern with exceptions comes last: what it lets through is not checked further. */
const packagesOf = (allowed: readonly string[], message: string): Pattern => ({
  group: ['**', ...['.', '..', '@card-journey', ...allowed].flatMap((name) => [`!${name}`, `!${name}/**`])],
  message,
})

const pure = packagesOf(['zod/mini'], 'The journey is pure: of all packages it imports zod/mini alone.')

/** Of the journey's code only these. */
function sandboxPatterns(...allowed: readonly string[]): Pattern[] {
  return [
    {
      group: ['@card-journey/journey/**', ...allowed.map((name) => `!@card-journey/journey/${name}`)],
      allowTypeImports: true,
      message: 'The sandbox bank takes only types from the journey: it decides by itself.',
    },
    {
      group: [
        '@card-journey/providers/**',
        ...['wire.ts', '*-wire.ts', 'wire/**', '*-wire/**', 'operation.ts', 'access-settings.ts'].map(
          (name) => `!@card-journey/providers/**/${name}`,
        ),
      ],
      allowTypeImports: true,
      message: 'The sandbox bank takes from the providers only what passes over the wire, and what is set to be sent.',
    },
  ]
}

const others: Partial<Record<Workspace, readonly Pattern[]>> = {
  journey: [pure],
  ui: [packagesOf(['react'], 'Buttons and cards import React alone.')],
  e2e: [
    {
      group: ['@card-journey/server/**', '!@card-journey/server/tests/**'],
      message: 'A story knows the product by its pages and calls: of the server it takes only what makes them.',
    },
  ],
  // Its page for partners says what the journey makes of their links.
  'sandbox-bank': sandboxPatterns('rules/entry/{entry-link,channel-entry}.ts'),
}

/** The whole library would add 24 kB to what the applicant downloads. */
const paths = (from: Workspace) =>
  ['journey', 'contract', 'providers', 'bank', 'web', 'ui'].includes(from)
    ? [{ name: 'zod', message: 'Import zod/mini: full zod adds 24 kB to what the applicant downloads.' }]
    : []

const rule = (files: string[], from: Workspace, patterns: readonly Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths: paths(from), patterns: [...patterns] }] },
})

const above = (layer: number): Pattern => ({
  regex: `^(\\.\\./)+(${layers.slice(layer + 1).join('|')})/`,
  message: `journey/${layers[layer]} imports only what is below it: ${layers.join(' < ')}.`,
})

/** What the server does, below how it is asked and how it replies. */
const belowHttp = ['services', 'store', 'jobs']

const httpAbove: Pattern = {
  regex: '(^fastify$|^(\\.\\./)+(http|routes)/)',
  message: 'A service returns what came of it; its route translates that into a reply.',
}

/** The last one that matches a file is the one that holds for it. */
export const importRules: OxlintOverride[] = [
  ...workspaces.map((from) =>
    rule([`${from}/**`], from, [...directions(from, mayImport[from]), ...(others[from] ?? [])]),
  ),
  ...layers
    .slice(0, -1)
    .map((name, layer) => rule([`journey/${name}/**`], 'journey', [...directions('journey', []), above(layer), pure])),
  ...belowHttp.map((folder) =>
    rule([`server/${folder}/**`], 'server', [...directions('server', mayImport.server), httpAbove]),
  ),
  // Telecallers are told at once what the journey would refuse, in its words.
  rule(['sandbox-bank/telecaller/**'], 'sandbox-bank', [
    ...directions('sandbox-bank', mayImport['sandbox-bank']),
    ...sandboxPatterns('fields/*.ts', 'texts/{languages,en/fields}.ts'),
  ]),
  ...workspaces.map((from) =>
    rule(
      testFiles.map((glob) => `${from}/${glob}`),
      from,
      directions(from, [...mayImport[from], ...(testsMayImport[from] ?? [])]),
    ),
  ),
]
