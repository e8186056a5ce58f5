import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'

// The process that reads one file and ends; see inspect-apart.ts. It reports nothing but this.

export type Inspection = { problem: MessageKey } | { pages: number; content: Uint8Array }

async function inspectorOf(type: FileType): Promise<(content: Uint8Array) => Promise<Inspection>> {
  if (type === 'pdf') return (await import('./inspect-pdf.ts')).inspectPdf
  const { inspectImage } = await import('./inspect-image.ts')
  return (content) => inspectImage(type, content)
}

const [, , type] = process.argv
const inspect = await inspectorOf(type as FileType)
process.once('message', (content: Uint8Array) => {
  void inspect(content)
    .catch((): Inspection => ({ problem: 'fileDamaged' }))
    .then((inspection) => process.send?.(inspection))
})
process.send?.('ready')
