/** What a PKCS#11 URI (RFC 7512) says of a key: the token and the object by their labels, and the library. */
export interface Pkcs11Key {
  token: string
  object: string
  modulePath: string
}

/** Undefined if it does not name all three. */
export function pkcs11Key(uri: string): Pkcs11Key | undefined {
  const [, path, query = ''] = /^pkcs11:([^?]*)(?:\?(.*))?$/s.exec(uri) ?? []
  if (path === undefined) return undefined
  const said = new Map([...path.split(';'), ...query.split('&')].map(attribute))
  const [token, object, modulePath] = [said.get('token'), said.get('object'), said.get('module-path')]
  return token && object && modulePath ? { token, object, modulePath } : undefined
}

function attribute(pair: string): [name: string, value: string] {
  const [name = '', ...value] = pair.split('=')
  try {
    return [name, decodeURIComponent(value.join('='))]
  } catch {
    return [name, '']
  }
}
