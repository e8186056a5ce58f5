/**
 * The URL if it may be opened: https, an allowed origin, no user part and no trailing dot in the host (LG-26; a
 * lookalike or a userinfo trick would be an open redirect). Otherwise undefined.
 */
export function allowedUrl(url: string, allowedOrigins: readonly string[]): URL | undefined {
  const parsed = URL.parse(url)
  if (!parsed || parsed.protocol !== 'https:' || parsed.username || parsed.password) return undefined
  return allowedOrigins.includes(parsed.origin) ? parsed : undefined
}
