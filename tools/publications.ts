import { refuseOpenDatabase } from '../server/database-line.ts'
import { openPublications } from '../server/master/open-publications.ts'
import { masterVersionsOf, type MasterVersions, type PublishedVersion } from '../server/store/master-versions.ts'
import { withSecretFiles } from '../server/secret-files.ts'

const remedies: Readonly<Record<string, string>> = {
  '42P01': 'The database has no place for publications yet: npm run migrate.',
  '42501':
    'This role may not publish. npm run migrate with PUBLISHER_ROLE gives the right to a role and its members (docs/operating.md).',
}

/**
 * Works with the published versions in the database of DATABASE_URL, as the role that it names; without it in the embedded
 * one of DATA_DIR, while no server uses it. No key is needed. Prints what went wrong and what to do.
 */
export async function withPublications(work: (versions: MasterVersions) => Promise<void>): Promise<void> {
  try {
    const environment = withSecretFiles(process.env)
    refuseOpenDatabase(environment)
    const database = await openPublications(environment)
    try {
      await work(masterVersionsOf(database))
    } finally {
      await database.close()
    }
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    console.error(remedies[code] ?? message)
    process.exitCode = 1
  }
}

const written = (at: Date): string => at.toISOString()

/** One version in a line. */
export function inALine(version: PublishedVersion, inForce?: number): string {
  const { number, hash, saidBy, role, publishedAt, activatesAt, approval, repeats, since } = version
  const state =
    number === inForce
      ? `in force since ${since ? written(since) : ''}`
      : since
        ? `${since.getTime() <= Date.now() ? 'took effect at' : 'takes effect at'} ${written(since)}`
        : `waits for approval, for ${written(activatesAt)}`
  const again = repeats === null ? '' : `, version ${repeats} again`
  const approved = approval ? `, approved by ${approval.saidBy} (${approval.role})` : ''
  return `${number}  ${hash.slice(0, 12)}  ${state}  published ${written(publishedAt)} by ${saidBy} (${role})${approved}${again}`
}
