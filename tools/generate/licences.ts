import { shippedPackages } from '../shipped-packages.ts'
import { generated, table } from './markdown.ts'

export const path = 'docs/generated/licences.md'

/** Under which licences the packages stand that a bank installs with the product. */
export function render(): string {
  const packages = shippedPackages()
  const licences = [...new Set(packages.map(({ licence }) => licence ?? 'none named'))].toSorted()
  const namesOf = (wanted: string): string =>
    [
      ...new Set(
        packages
          .filter(({ licence }) => (licence ?? 'none named') === wanted)
          .map(({ name, version }) => `${name} ${version}`),
      ),
    ].join(', ')
  return `${generated}

# Licences of what is installed with the product

The packages of others, from the lock file, without those that only development needs. \`npm run sbom\` writes the same as a
CycloneDX document. A law (\`tools/laws/licences.test.ts\`) refuses a package under a licence that isn't listed there.

${table(
  ['licence', 'packages'],
  licences.map((licence) => [licence, namesOf(licence)]),
)}
`
}
