/** The key of a master-data response: the call and its request, parameters in alphabetical order. */
export function masterKey(call: string, request: Readonly<Record<string, string | undefined>> = {}): string {
  const query = Object.keys(request)
    .filter((name) => request[name] !== undefined)
    .sort()
    .map((name) => `${name}=${request[name]}`)
    .join('&')
  return query ? `${call}?${query}` : call
}
