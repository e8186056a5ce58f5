/** What a native shell puts into the page (AP-12): a bridge that opens one https URL in the phone's browser. */
interface NativeWindow {
  webkit?: { messageHandlers?: { openBrowser?: { postMessage: (url: string) => void } } }
  Android?: { openBrowser?: (url: string) => void }
}

/** Part of the shell's user agent; set at build time (config). */
const shellMark: string = import.meta.env['VITE_NATIVE_SHELL_MARK'] ?? 'CardJourneyShell'

export type NativeShell = { kind: 'none' } | { kind: 'shell'; openBrowser: ((url: string) => void) | undefined }

/** Whether the page runs inside the native app, and its bridge; a shell without one leads to the generic error (ER-12). */
export function nativeShell(page: NativeWindow, userAgent: string): NativeShell {
  const ios = page.webkit?.messageHandlers?.openBrowser
  if (ios) return { kind: 'shell', openBrowser: (url) => ios.postMessage(url) }
  const android = page.Android
  if (android?.openBrowser) return { kind: 'shell', openBrowser: (url) => android.openBrowser?.(url) }
  return userAgent.includes(shellMark) ? { kind: 'shell', openBrowser: undefined } : { kind: 'none' }
}

export type Opened = 'opened' | 'leaving' | 'noBridge' | 'refused'

/**
 * Opens an external URL: in the external browser inside the shell, else in this tab (AP-05). Only https, or on a page of
 * plain http (development) this machine; the server has decided which URLs are allowed.
 */
export function openExternal(url: string): Opened {
  const secure = /^https:\/\/[^/\s\\]+/.test(url)
  const local = location.protocol === 'http:' && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s\\]*$/.test(url)
  if (!secure && !local) return 'refused'
  const shell = nativeShell(window as NativeWindow, navigator.userAgent)
  if (shell.kind === 'none') {
    location.assign(url)
    return 'leaving'
  }
  if (!shell.openBrowser) return 'noBridge'
  shell.openBrowser(url)
  return 'opened'
}
