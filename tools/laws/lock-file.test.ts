import { expect, test } from 'vitest'
import { textOf, workspaces } from './tree.ts'

interface Locked {
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
  resolved?: string
  link?: boolean
}

const lock: { packages: Record<string, Locked> } = JSON.parse(textOf('package-lock.json'))
const packageOf = (folder: string) => JSON.parse(textOf(folder ? `${folder}/package.json` : 'package.json'))

/** Node's look-up: beside the package, then in each folder above it. */
function isLocked(name: string, at: string): boolean {
  const places = [at]
  for (let place = at; place.includes('/node_modules/');) {
    place = place.slice(0, place.lastIndexOf('/node_modules/'))
    places.push(place)
  }
  return [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].some(
    (key) => key in lock.packages,
  )
}

test('every platform’s build of a package is locked, or a clean install fails on all of them', () => {
  const missing = Object.entries(lock.packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, at))
      .map((name) => `${at} → ${name}`),
  )
  expect(missing).toEqual([])
})

test('[T29] every install script is approved by name', () => {
  const approved = Object.keys(packageOf('').allowScripts)
  const running = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([at]) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect([...new Set(running)].filter((name) => !approved.includes(name) && name !== 'fsevents')).toEqual([])
})

test('[T29] versions are exact and come from the public registry', () => {
  const loose = ['', ...workspaces.filter((name) => name !== 'tools' && name !== 'ops')].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = packageOf(folder)
    return Object.entries<string>({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${folder || '.'}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
  const elsewhere = Object.entries(lock.packages).filter(
    ([, { resolved, link }]) => resolved && !link && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([at]) => at)).toEqual([])
})
