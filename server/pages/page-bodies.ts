import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { oldestOut } from '../oldest-out.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The forms of a page's text. Compared by identity. */
export interface PageText {
  br: Buffer
  /** Compressed as hard as possible, or about to be. */
  isDense: boolean
}

export const pageText = async (html: Buffer): Promise<PageText> => ({ br: await brotli(html, 9), isDense: false })

/** How many bodies other than brotli are kept; the oldest goes first. */
const keptOthers = 100

/**
 * A page's bodies. Nearly every browser asks for brotli, which is a sixth of the text: only that is kept of every page. The
 * other forms are made from it when they are asked for.
 */
export function openPageBodies(): (text: PageText, encoding: Encoding) => Promise<Buffer> {
  type Other = Exclude<Encoding, 'br'>
  const others = new WeakMap<PageText, Map<Other, Promise<Buffer>>>()
  const remember = oldestOut<{ text: PageText; encoding: Other }>(keptOthers, ({ text, encoding }) =>
    others.get(text)?.delete(encoding),
  )
  let densing: Promise<void> = Promise.resolve()

  /**
   * Compresses a page that somebody wants as hard as possible, 9 % smaller, for those who come after: a fifth of a second
   * of one core, which no visitor waits for. One page at a time.
   */
  function makeDense(text: PageText): void {
    if (text.isDense) return
    text.isDense = true
    densing = densing
      .then(async () => {
        text.br = await brotli(await make(text, 'identity'), constants.BROTLI_MAX_QUALITY)
      })
      .catch(() => undefined)
  }

  return async (text, encoding) => {
    makeDense(text)
    if (encoding === 'br') return text.br
    const kept = others.get(text) ?? new Map<Other, Promise<Buffer>>()
    others.set(text, kept)
    const known = kept.get(encoding)
    if (known) return known
    const making = make(text, encoding)
    kept.set(encoding, making)
    remember({ text, encoding })
    return making
  }
}

async function make({ br }: PageText, encoding: 'gzip' | 'identity'): Promise<Buffer> {
  const html = await promisify(brotliDecompress)(br)
  return encoding === 'identity' ? html : promisify(gzip)(html, { level: 9 })
}

const brotli = (html: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
