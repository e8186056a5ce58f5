const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

/** In a window as narrow as a phone's, screens see a phone: what only a computer is told is not in its pictures. */
export function actAsPhone(): void {
  if (innerWidth >= 768) return
  const matches = window.matchMedia.bind(window)
  Object.defineProperty(navigator, 'userAgent', { value: phone })
  window.matchMedia = (query) => matches(query === '(pointer: coarse)' ? 'all' : query)
}
