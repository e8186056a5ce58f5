import type { FileType } from '../fields/file-type.ts'
import type { IdentityDocument } from '../ids/uploads.ts'

/** A file that was uploaded and passed every check: one page, or a whole pdf. Its content is not part of the record. */
export interface UploadedFile {
  id: string
  /** Its place in the document, from 1. */
  page: number
  kind: FileType
  /** How many pages it has. */
  pages: number
  sha256: string
}

/** A document made of those files, in the bank's archive. */
export interface ArchivedDocument {
  /** The files that it was made of (`filesKey`): it holds for no others. */
  for: string
  kind: FileType
  pages: number
  sha256: string
  documentId: string
  processedAt: string
  /** The analysis that has read it. */
  readIn?: string
}

export interface SlipMonth {
  /** yyyy-MM. */
  month: string
  /** In the order of their pages. */
  files: readonly UploadedFile[]
  document?: ArchivedDocument
}

export interface Documents {
  /** Oldest first. */
  months: readonly SlipMonth[]
  /** Pages of the identity document of those who don't use Aadhaar. */
  identity?: { document: IdentityDocument; files: readonly UploadedFile[] }
  /**
   * The analysis that was asked for a report: its transaction and the documents in it (`documentsKey`). A report about
   * other documents, or of another transaction, is none.
   */
  analysis?: { transactionId: string; for: string; askedAt?: string }
  /** The documents that proved no income (`documentsKey`): until one of them is replaced, they are not analysed again. */
  notAccepted?: { for: string; at: string }
  /** The last transaction that was given up: the next one is another. */
  ended?: string
}

/** The files of one document, in order. */
export const filesKey = (files: readonly UploadedFile[]): string => files.map(({ id }) => id).join(' ')

/** The document of a month, if it was made of the files that are there now. */
export const documentOf = ({ files, document }: SlipMonth): ArchivedDocument | undefined =>
  document && files.length > 0 && document.for === filesKey(files) ? document : undefined

/** All documents of the months, as a report would be asked about them. */
export const documentsKey = (documents: Documents | undefined): string =>
  (documents?.months ?? [])
    .flatMap((each) => {
      const document = documentOf(each)
      return document ? [`${each.month}=${document.documentId}`] : []
    })
    .join(' ')
