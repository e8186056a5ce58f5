import type { Deps } from '../compose.ts'
import { readContent } from '../files/stored-content.ts'

/**
 * An uploaded file as the bank's people get it. A browser neither shows it nor guesses what it is (T15): it comes as an
 * attachment, of the type that the check found, under a name that is not the applicant's, and in a sandbox should it be
 * opened after all.
 */
export async function keptFile(
  applicationId: string,
  id: string,
  deps: Deps,
): Promise<{ content: Buffer; headers: Readonly<Record<string, string>> } | undefined> {
  const file = (await deps.store.files.of(applicationId)).find((one) => one.id === id)
  if (file?.state !== 'kept') return undefined
  const content = await readContent(applicationId, file.parts, deps)
  if (!content) return undefined
  const [type, extension] = file.type === 'pdf' ? ['application/pdf', 'pdf'] : ['image/jpeg', 'jpg']
  return {
    content,
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${id}.${extension}"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  }
}
