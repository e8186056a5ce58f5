import type { FileType } from '../../fields/file-type.ts'

/** Whether a licence or passport is there with both its sides: two pictures, or a pdf, which is the whole document. */
export const bothSidesThere = (files: readonly { kind: FileType }[]): boolean =>
  files.length >= 2 || files.some(({ kind }) => kind === 'pdf')
