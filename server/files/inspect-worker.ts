import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'

// The process that reads one file and ends; see inspect-apart.ts. It reports nothing but this.

export interface ToInspect {
  type: FileType
  content: Uint8Array
}

export type Inspection = { problem: MessageKey } | { pages: number; content: Uint8Array }

async function inspect({ type, content }: ToInspect): Promise<Inspection> {
  if (type === 'pdf') return (await import('./inspect-pdf.ts')).inspectPdf(content)
  return (await import('./inspect-image.ts')).inspectImage(type, content)
}

process.once('message', (work: ToInspect) => {
  void inspect(work)
    .catch((): Inspection => ({ problem: 'fileDamaged' }))
    .then((inspection) => process.send?.(inspection))
})
