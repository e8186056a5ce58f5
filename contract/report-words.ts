import { isProblemCode } from './problem.ts'

/*
 * What a report of a failure may say: names of errors and calls, messages that are listed here, and where in our code it
 * was. A message quotes what it is about ("Asha Rao" is not valid JSON), and no pattern knows a name, so whatever is not
 * known is left out. The browser applies this before it sends, and the server to whatever anyone has sent.
 */

const leftOut = 'other'

/** Of the network as browsers say it, and our own. */
const messages: readonly string[] = [
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'Network request failed',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
  'The request timed out.',
  'A server with the specified hostname could not be found.',
  'Could not connect to the server.',
  'The operation was aborted.',
  'The operation is insecure.',
  'The user aborted a request.',
  'signal is aborted without reason',
  'cancelled',
  'Importing a module script failed.',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Unable to preload CSS for',
  'Could not fetch',
  'Could not apply',
  'Failure response',
  'answer of another call',
  'UnsupportedCrypto',
  'NETWORK',
  'time-out',
  'unknown',
]

const ownErrors: readonly string[] = ['ChunkMissing', 'NoResponse', 'Unknown']
const errorName = /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/
const keysRefused = /^keys: (?:none|[45]\d\d)$/
/** The last part of a file's address with line and column; no function's name. */
const frame = /([\w.-]{1,60}\.(?:m?js|tsx?))(?:\?[\w=&.]*)?:(\d{1,5}):(\d{1,6})\)?$/
const file = /^(?:\S*\/)?([\w.-]{1,60}\.(?:m?js|css))$/

/** Numbers of people and accounts, PAN, email addresses. */
const personal = /\d(?:[ .-]?\d){5}|[A-Z]{5}\d{4}[A-Z]|@/i

const unlessPersonal = (text: string): string => (personal.test(text) ? leftOut : text)

function messageOf(text: string): string {
  if (messages.includes(text) || isProblemCode(text) || keysRefused.test(text)) return text
  // Where a file could not be loaded: the message names it.
  const [words = '', address = ''] = text.split(/:? (?=\S+$)/)
  const name = file.exec(address)?.[1]
  return messages.includes(words) && name ? `${words}: ${unlessPersonal(name)}` : leftOut
}

const isCallName = (name: string): boolean => /^[A-Za-z]{1,40}$/.test(name)

/** The diagnostic (journey/errors/diagnostic.ts, or a line of a stack) with what is known alone. */
export function reportedDiagnostic(text: string, isCall = isCallName): string {
  const [, failed = '', why] = /^API FAILED: (\w+) \| ([^]*)$/.exec(text) ?? []
  if (why !== undefined) return `API FAILED: ${isCall(failed) ? failed : leftOut} | ${messageOf(why)}`
  const note = /^updateApplication: ([^]*)$/.exec(text)?.[1]
  if (note !== undefined) return `updateApplication: ${messageOf(note)}`
  const [, name, line, column] = frame.exec(text.split('/').pop() ?? '') ?? []
  if (name) return `at ${unlessPersonal(name)}:${line}:${column}`
  return text === '' ? '' : messageOf(text)
}

/** The name of an error, or the id of the call that failed. */
export const reportedName = (kind: string, name: string, isCall = isCallName): string =>
  (kind === 'call' ? isCall(name) : ownErrors.includes(name) || errorName.test(name)) ? name : leftOut

/** A version: a number with dots, or the start of a hash. */
export const reportedBuild = (build: string): string =>
  /^(?:development|v?\d{1,4}(?:\.\d{1,4}){1,2}|(?=\d*[a-f])[0-9a-f]{7,40})$/.test(build) ? build : leftOut
