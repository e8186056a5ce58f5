import { inflateSync, constants } from 'node:zlib'

const text = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

/** A browser or a mail program that guesses the type of a file looks at its beginning. */
const guessable = /<(?:!doctype|html|head|script|body|svg|\?php)/i

/**
 * Whether the file is a pdf from its first byte to its last, and nothing else (`two`): no bytes before the header or
 * after the end, no page at its beginning, and no archive, which is read from the end of a file.
 */
export function frameOf(content: Uint8Array): 'pdf' | 'two' | 'damaged' {
  const whole = text(content)
  const start = whole.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0
  if (!whole.startsWith('%PDF-', start) || guessable.test(whole.slice(0, 1024)) || hasArchiveEnd(whole)) return 'two'
  const end = whole.lastIndexOf('%%EOF')
  if (end < 0) return 'damaged'
  return /^[\s\0]*$/.test(whole.slice(end + 5)) ? 'pdf' : 'two'
}

/** The last record of a zip: 22 bytes and a comment that may reach to the end of the file. */
function hasArchiveEnd(whole: string): boolean {
  const from = Math.max(0, whole.length - 22 - 65_535)
  for (let at = whole.indexOf('PK\u0005\u0006', from); at >= 0; at = whole.indexOf('PK\u0005\u0006', at + 1)) {
    const comment = whole.charCodeAt(at + 20) + whole.charCodeAt(at + 21) * 256
    if (at + 22 + comment <= whole.length) return true
  }
  return false
}

const maxInflated = 50 * 1024 * 1024

/** Names of what acts, attaches or fills itself. What /OpenAction does is seen when the document is read (`opens`). */
const acting =
  /\/EF\s*(?:<<|\d+\s+\d+\s+R|%)|\/(?:JavaScript|JS|Launch|EmbeddedFiles?|XFA|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound)(?![A-Za-z0-9])/

/** Any letter of a name may be written as its number: /J#53. */
const plainNames = (whole: string): string =>
  whole.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Looks at the bytes themselves, unpacking every compressed stream: whether together they grow too large, and whether an
 * object names something that acts. Instructions, fonts and pictures are not searched; objects that are packed into a
 * stream are, and so is what only says that it is a stream. Packed objects that can't be read are refused: nobody writes
 * them in such a way.
 */
export function scanPdf(content: Uint8Array): { opens: boolean } | 'active' | 'tooLarge' {
  const whole = text(content)
  const encrypted = /\/Encrypt(?![A-Za-z0-9])/.test(whole)
  const searched: string[] = []
  let inflated = 0
  let from = 0
  for (const { index, 0: word } of whole.matchAll(/(?<![A-Za-z])stream(?:\r\n|\n|\r)/g)) {
    if (index < from) continue
    const between = plainNames(whole.slice(from, index))
    const dictionary = plainNames(whole.slice(Math.max(from, whole.lastIndexOf(' obj', index)), index))
    const objects = objectStreamIn(between, dictionary)
    searched.push(whole.slice(from, index))
    const begin = index + word.length
    const end = whole.indexOf('endstream', begin)
    from = end < 0 ? whole.length : end
    const layers = objects ? mostLayers : (dictionary.match(flate)?.length ?? 0)
    const stream = unpack(content.subarray(begin, from), layers, maxInflated - inflated)
    if (stream === 'tooLarge') return 'tooLarge'
    inflated += stream.inflated
    if (objects && !encrypted && !(objects === 'readable' && beginsLikeObjects.test(text(stream.bytes))))
      return 'active'
    const plain = stream.inflated === 0 && !pictures.test(dictionary)
    if (objects || (plain && !encrypted)) searched.push(text(stream.bytes))
  }
  searched.push(whole.slice(from))
  const names = searched.map(plainNames)
  if (names.some((part) => acting.test(part))) return 'active'
  return { opens: names.some((part) => /\/OpenAction(?![A-Za-z0-9])/.test(part)) }
}

/** Names that a stream's dictionary may have. */
const pictures = /\/(?:DCTDecode|DCT|JPXDecode|CCITTFaxDecode|CCF|JBIG2Decode)(?![A-Za-z0-9])/
const flate = /\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/g
/** Names written out, none of which is another way to pack. Signatures have a filter too, with a name of its own. */
const readableFilter =
  /^\s*(?:\[[\s/]*(?:(?:FlateDecode|Fl)[\s/]*)*\]|\/(?!(?:ASCII|LZW|RunLength|AHx|A85|RL|Crypt)(?:[A-Z]|(?![A-Za-z0-9])))\w)/
const mostLayers = 4

/** Numbers and places of the objects come first. */
const beginsLikeObjects = /^\s*(?:$|\d+\s+\d+\s)/

/**
 * Whether a stream holds objects, and whether its packing is one that can be read. A string may contain what looks like the
 * beginning of an object, so all that comes after the stream before is looked at for the name.
 */
function objectStreamIn(between: string, dictionary: string): 'readable' | 'unreadable' | undefined {
  const named = /\/ObjStm(?![A-Za-z0-9])/.test(between)
  const shaped = /\/First(?![A-Za-z0-9])/.test(dictionary) && /\/N(?![A-Za-z0-9])/.test(dictionary)
  if (!named && !shaped) return undefined
  const said = named ? between : dictionary
  const filters = said.split(/\/Filter(?![A-Za-z0-9])/).slice(1)
  const isReadable = !/\/Predictor(?![A-Za-z0-9])/.test(said) && filters.every((filter) => readableFilter.test(filter))
  return isReadable ? 'readable' : 'unreadable'
}

interface Stream {
  bytes: Uint8Array
  inflated: number
}

/** As many layers as can be unpacked. */
function unpack(packed: Uint8Array, layers: number, room: number): Stream | 'tooLarge' {
  let bytes = packed
  let inflated = 0
  for (let layer = 0; layer < layers; layer++) {
    try {
      bytes = inflateSync(bytes, {
        maxOutputLength: Math.max(1, room - inflated),
        finishFlush: constants.Z_SYNC_FLUSH,
      })
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge'
      break
    }
    inflated += bytes.length
  }
  return { bytes, inflated }
}
