import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './product.ts'

export interface ShippedPackage {
  name: string
  version: string
  /** SPDX expression, as the package says; undefined if it says nothing. */
  licence: string | undefined
}

/** Packages whose licence stands in their LICENSE file alone. */
const inTheirFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}

/** The packages of others that are installed with the product, from the lock file; not those for its development. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>
  }
  const folder = 'node_modules/'
  return Object.entries(packages).flatMap(([place, { version, license, dev, devOptional, link }]) =>
    place.includes(folder) && version && !dev && !devOptional && !link
      ? [packageOf(place.slice(place.lastIndexOf(folder) + folder.length), version, license)]
      : [],
  )
}

const packageOf = (name: string, version: string, said: string | undefined): ShippedPackage => ({
  name,
  version,
  licence: said ?? inTheirFile[name],
})
