import { checkUpload } from '@card-journey/journey/fields/upload.ts'
import { fileTypeOf } from '@card-journey/journey/fields/file-type.ts'
import type { FileChecker } from './file-check.ts'
import { scan, type Scanner } from './scanner.ts'
import { inspectApart } from './inspect-apart.ts'

/**
 * Everything that is checked of an uploaded file (T14): what its content is, whatever its name; that it is nothing else
 * besides; viruses, if the bank has a scanner; and that it can be read to its end, by a process of its own.
 */
export const checkerOf =
  (scanner: Scanner | undefined): FileChecker =>
  async (content) => {
    const mistake = checkUpload(content.length, content)
    if (mistake) return { kind: 'refused', problem: mistake }
    const type = fileTypeOf(content)
    if (!type || type === 'two') return { kind: 'refused', problem: 'fileTypeInvalid' }
    const verdict = scanner ? await scan(scanner, content) : 'clean'
    if (verdict !== 'clean') return verdict === 'away' ? { kind: 'away' } : { kind: 'refused', problem: 'fileUnsafe' }
    return inspectApart(type, content)
  }
