import { posix } from 'node:path'
import { systemNames } from '@card-journey/providers/operation.ts'
import { urlSettingOf } from '@card-journey/providers/access/access-settings.ts'
import { serverSettings } from '@card-journey/server/config.ts'
import { secretSettings } from '@card-journey/server/secret-files.ts'
import { expect, test } from 'vitest'
import { exists, filesUnder, sourceFiles, textOf } from './tree.ts'

const rootDocuments = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
const documents = [
  ...rootDocuments,
  ...filesUnder('docs').filter((file) => file.endsWith('.md')),
  ...['bank', 'providers', 'sandbox-bank', 'web', 'ops'].map((folder) => `${folder}/README.md`).filter(exists),
]

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[`*]|\[|\]\([^)]*\)|\]/g, '')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (file: string): string[] =>
  textOf(file)
    .split('\n')
    .flatMap((line) => (/^#{1,6} /.test(line) ? [anchorOf(line.replace(/^#+ /, ''))] : []))

test('every link of the documents leads to a file and a heading that are there', () => {
  const broken = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map((found) => found[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const to = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path))
        if (!exists(to)) return true
        return anchor !== undefined && to.endsWith('.md') && !anchorsOf(to).includes(anchor)
      })
      .map((target) => `${file} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('no document has what a merge left behind', () => {
  const left = /^(?:[<>|=] ?){7}(?: |$)/m
  expect(left.test('text\n> > > > > > > ec062e6c (Publish)\n') && left.test('<<<<<<< HEAD')).toBe(true)
  const whole = [...documents, ...filesUnder('ops').filter((file) => !file.endsWith('.ts'))]
  expect(whole.filter((file) => left.test(textOf(file)))).toEqual([])
})

test('each decision stands in the list of decisions exactly once, by its number', () => {
  const records = filesUnder('docs/decisions').flatMap((file) => /\/((\d{4})-[^/]+)$/.exec(file)?.slice(1) ?? [])
  const rows = [...textOf('docs/decisions/README.md').matchAll(/^\| \[(.+?)\]\((.+?)\)/gm)]
  expect(rows.flatMap(([, number, file]) => [file, number])).toEqual(records)
})

test('every file that the documents name in code style is there', () => {
  const path = /`((?:journey|contract|providers|server|web|ui|bank|sandbox-bank|e2e|tools|ops|docs)\/[\w./-]+)`/g
  const gone = ['README.md', 'SECURITY.md', 'docs/architecture.md', 'docs/request-lifecycle.md'].flatMap((file) =>
    [...textOf(file).matchAll(path)].map((found) => found[1] ?? '').filter((named) => !exists(named)),
  )
  expect(gone).toEqual([])
})

test('each runbook names what rehearses it, and that is a test or a script that is there', () => {
  const pages = filesUnder('docs/runbooks').filter((file) => !file.endsWith('README.md'))
  expect(pages.length).toBeGreaterThan(7)
  const rehearsalsOf = (page: string): string[] => {
    const [, said = ''] = /^\*\*Rehearsed\*\* by ([\s\S]*?)(?:\n\n|$)/m.exec(textOf(page)) ?? []
    return [...said.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '')
  }
  const runs = (named: string): boolean => /^server\/.+\.test\.ts$|^ops\/.+\.ts$/.test(named) && exists(named)
  const unrehearsed = pages.filter((page) => {
    const named = rehearsalsOf(page)
    return named.length === 0 || !named.every(runs)
  })
  expect(unrehearsed).toEqual([])
})

test('README lists every setting of the server, with its default', () => {
  const ofSystems = systemNames.map((system) => urlSettingOf(system).replace(/URL$/, ''))
  const settings = Object.entries(serverSettings.shape)
    .filter(([name]) => !ofSystems.some((prefix) => name.startsWith(prefix)))
    .map(([name, rule]) => {
      const unset = rule.safeParse(undefined).data ?? []
      return `${name} ${String(unset) === '' ? '–' : `\`${String(unset)}\``}`
    })
  expect(settings.length).toBeGreaterThan(15)
  const rows = [...textOf('README.md').matchAll(/^\| `([A-Z_]+)`\s+\| (`[^`]*`|–)/gm)].map(
    ([, name, fallback]) => `${name} ${fallback}`,
  )
  expect(rows.toSorted()).toEqual(settings.toSorted())
})

test('the other variables that README names are read somewhere', () => {
  const sources = sourceFiles().map(textOf).join('\n')
  const others = /The tools and the sandbox also read: ([\s\S]*?)\n\n/.exec(textOf('README.md'))?.[1] ?? ''
  const names = [...others.matchAll(/`([A-Z_]+)/g)].map((found) => found[1] ?? '')
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !new RegExp(`env(\\.|\\[')${name}\\b`).test(sources))).toEqual([])
})

test('what the image, the compose file and the chart set is a setting, or the file of a secret one', () => {
  const files = ['ops/container/Containerfile', 'ops/compose.yaml', 'ops/helm/card-journey/values.yaml', nodes]
  const set = files.flatMap((file) => [
    ...textOf(file).matchAll(/(?:^\s+|name: |ENV |[0-9] )([A-Z]+_[A-Z_]+)(?:[:=]|$)/gm),
  ])
  const names = set.map((found) => found[1] ?? '').filter((name) => !ofOthers.includes(name))
  expect(names.length).toBeGreaterThan(15)
  const known = Object.keys(serverSettings.shape)
  const isKnown = (name: string) =>
    known.includes(name) || (name.endsWith('_FILE') && secretSettings.includes(name.slice(0, -5)))
  expect(names.filter((name) => !isKnown(name))).toEqual([])
})

const nodes = 'ops/helm/card-journey/templates/nodes.yaml'
/** Of the sandbox bank, the migration, PostgreSQL's image and the build. */
const ofOthers = [
  'SANDBOX_HOST',
  'JOURNEY_URL',
  'RUNTIME_ROLE',
  'PUBLISHER_ROLE',
  'MASTER_APPROVAL',
  'POSTGRES_PASSWORD_FILE',
  'BUILD_BASE',
  'RUNTIME_BASE',
]
