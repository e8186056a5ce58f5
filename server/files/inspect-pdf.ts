import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Inspection } from './inspect-worker.ts'
import { frameOf, scanPdf } from './scan-pdf.ts'

const maxPages = 50

/** The parts of pdf.js's annotations that can do something. */
interface Annotation {
  subtype?: string
  url?: string
  unsafeUrl?: string
  attachment?: unknown
  file?: unknown
  actions?: unknown
  action?: string
}

/**
 * Reads a pdf to its end. Refused: one that is not only a pdf, opens with a password, carries something that acts (a
 * script, a program, a form that fills itself, another file), has too many pages or grows too large when unpacked. An
 * owner password that lets everybody read is no hindrance.
 */
export async function inspectPdf(content: Uint8Array): Promise<Inspection> {
  const frame = frameOf(content)
  if (frame !== 'pdf') return { problem: frame === 'two' ? 'fileTwoTypes' : 'fileDamaged' }
  const scanned = scanPdf(content)
  if (scanned === 'tooLarge') return { problem: 'fileDamaged' }
  if (scanned === 'active') return { problem: 'fileActive' }
  const task = getDocument({
    // pdf.js takes the bytes away from whom it gets them.
    data: Uint8Array.from(content),
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: 40_000_000,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages > maxPages) return { problem: 'fileTooManyPages' }
    if (await acts(pdf, scanned)) return { problem: 'fileActive' }
    return { pages: pdf.numPages, content }
  } catch (error) {
    return { problem: (error as Error).name === 'PasswordException' ? 'filePassword' : 'fileDamaged' }
  } finally {
    await task.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>

/** What a scan of the bytes can't see, because it is encrypted (an owner password) or written in an unusual way. */
async function acts(pdf: Pdf, { opens }: { opens: boolean }): Promise<boolean> {
  const [scripts, attachments, opening, { info }] = await Promise.all([
    pdf.hasJSActions(),
    pdf.getAttachments(),
    pdf.getOpenAction(),
    pdf.getMetadata() as Promise<{ info: { IsXFAPresent?: boolean } }>,
  ])
  if (scripts || attachments || info.IsXFAPresent) return true
  // To open at a certain page is no action; pdf.js does not tell of every other one.
  if (opens ? [...(opening?.keys() ?? [])].join(' ') !== 'dest' : opening) return true
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    // Fonts, images and instructions are read here: what can't be read is damaged.
    await page.getOperatorList()
    const annotations = (await page.getAnnotations()) as Annotation[]
    if (annotations.some(doesSomething)) return true
    page.cleanup()
  }
  return false
}

/** A link to a place in the document, or to a site, may stay: nobody who reads the file follows it by accident. */
const doesSomething = ({ subtype, url, unsafeUrl, attachment, file, actions, action }: Annotation): boolean =>
  subtype === 'FileAttachment' ||
  subtype === 'RichMedia' ||
  Boolean(attachment ?? file ?? actions) ||
  (action !== undefined && !/^(First|Prev|Next|Last)Page$|^GoBack$|^GoForward$/.test(action)) ||
  (unsafeUrl !== undefined && url === undefined) ||
  (url !== undefined && !/^(https?|mailto|tel):/i.test(url))
