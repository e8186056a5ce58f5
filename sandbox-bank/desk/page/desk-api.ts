/** The desk refused; the message is meant for the person at the desk. */
export class Refused extends Error {
  readonly status: number
  /** What is wrong with each field, if it is about fields. */
  readonly fields: Readonly<Record<string, string>>
  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** What the person at the desk is told of a call that failed. */
export const refusalOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'The desk isn’t responding.'

export interface DeskApi {
  get: <T>(path: string) => Promise<T>
  post: <T>(path: string, body?: object) => Promise<T>
  /** Encrypted bytes of a recording. */
  putBytes: (path: string, bytes: BufferSource, headers: Readonly<Record<string, string>>) => Promise<void>
  getBytes: (path: string) => Promise<ArrayBuffer>
}

type Sent = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> }

/** Calls of the desk in the name of whoever signed in; the token lives in the memory of this page only. */
export function deskApi(token?: string, address = '/desk/api'): DeskApi {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }

  async function send(path: string, { headers, ...request }: Sent): Promise<Response> {
    const response = await fetch(`${address}${path}`, {
      ...request,
      headers: { ...authorization, ...headers },
    })
    if (response.ok) return response
    const body: unknown = await response.json().catch(() => undefined)
    const { error, fields } = (typeof body === 'object' && body !== null ? body : {}) as {
      error?: string
      fields?: Readonly<Record<string, string>>
    }
    throw new Refused(response.status, error ?? `The desk answered ${response.status}.`, fields)
  }

  return {
    get: async (path) => (await send(path, {})).json(),
    post: async (path, body = {}) =>
      (
        await send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json(),
    async putBytes(path, body, headers) {
      await send(path, { method: 'PUT', headers: { 'content-type': 'application/octet-stream', ...headers }, body })
    },
    getBytes: async (path) => (await send(path, {})).arrayBuffer(),
  }
}
