import { strictTransport } from '../http/security.ts'
import type { PageDocument } from './page-document.ts'

export interface SecuritySettings {
  /** TLS in front of the applicant: HSTS is sent. */
  secure: boolean
  /** Origins that scripts may call besides our own: its sockets, which browsers before Safari 15.4 do not count as 'self'. */
  connectOrigins?: readonly string[]
  /** Origin of our files, if it is not the pages' own. */
  assetOrigin?: string | undefined
}

/** Screens of the video call: the only ones that may ask for camera, microphone and position. */
const videoCallPaths = [
  '/auth/requirements',
  '/auth/location',
  '/auth/permission',
  '/auth/searching-agent',
  '/auth/agent-waiting',
]

/** Whether the page may ask for camera, microphone and position. */
export const mayUseDevices = (path: string): boolean => videoCallPaths.includes(path)

/** Only our own files run, and the few inlined pieces, by hash. */
export function contentSecurityPolicy(
  { scriptHashes, styleHashes }: Pick<PageDocument, 'scriptHashes' | 'styleHashes'>,
  { connectOrigins = [], assetOrigin }: SecuritySettings,
): string {
  const own = assetOrigin ? `'self' ${assetOrigin}` : "'self'"
  return [
    "default-src 'none'",
    `script-src ${own} ${scriptHashes.join(' ')}`,
    `style-src ${own} ${styleHashes.join(' ')}`,
    `img-src ${own} data: blob:`,
    "media-src 'self' blob:",
    "font-src 'none'",
    `connect-src ${[own, ...connectOrigins].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    // One document of ours allows to be framed: the card's.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Headers of everything that a browser loads from us as a page. */
export function securityHeaders(path: string, { secure }: SecuritySettings): Record<string, string> {
  const self = mayUseDevices(path) ? '(self)' : '()'
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': `camera=${self}, microphone=${self}, geolocation=${self}, payment=(), usb=(), browsing-topics=()`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': strictTransport }),
  }
}
