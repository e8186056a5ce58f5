import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'

export interface Bucket {
  /** FILES_BUCKET and its companions, and the credentials of an AWS client. */
  settings: { FILES_BUCKET: string; FILES_ENDPOINT: string; FILES_REGION: string }
  objects: Map<string, { content: Buffer; writtenAt: Date }>
  /** From now on every request gets this status, as from an overloaded or misconfigured store. */
  failWith: (status: number | undefined) => void
  close: () => Promise<void>
}

const name = 'slips'
/** S3 lists 1,000 names a page; a test should not need as many. */
const namesPerPage = 2

/**
 * The part of S3's REST API that file storage uses, by the API reference: PutObject, GetObject, HeadObject,
 * DeleteObject and ListObjectsV2 of one bucket, addressed by path. Signatures must be there, and are not verified.
 */
export async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map()
  let failure: number | undefined
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const [status, answer] = failure ? error(failure, 'InternalError') : answerTo(request, body, objects)
      reply(response, status, answer)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    settings: { FILES_BUCKET: name, FILES_ENDPOINT: `http://127.0.0.1:${port}`, FILES_REGION: 'ap-south-1' },
    objects,
    failWith: (status) => void (failure = status),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Answer = { xml: string } | { content: Buffer; writtenAt: Date } | undefined

const error = (status: number, code: string): [number, Answer] => [
  status,
  { xml: `<Error><Code>${code}</Code><Message>${code}</Message></Error>` },
]

function answerTo(request: IncomingMessage, body: Buffer, objects: Bucket['objects']): [number, Answer] {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
  const key = rest.join('/')
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return error(403, 'AccessDenied')
  if (bucket !== name) return error(404, 'NoSuchBucket')
  if (!key) return request.method === 'GET' ? [200, { xml: listing(searchParams, objects) }] : error(405, 'NotAllowed')
  if (request.method === 'PUT') {
    if (!isWhole(request, body)) return error(400, 'BadDigest')
    objects.set(key, { content: body, writtenAt: new Date() })
    return [200, undefined]
  }
  // S3 answers the same whether or not there was an object.
  if (request.method === 'DELETE') return (objects.delete(key), [204, undefined])
  const object = objects.get(key)
  return object ? [200, object] : error(404, 'NoSuchKey')
}

/** The length, and the checksum that clients send by default. */
function isWhole({ headers }: IncomingMessage, body: Buffer): boolean {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return headers['content-length'] === String(body.length) && headers['x-amz-checksum-crc32'] === sum.toString('base64')
}

function listing(query: URLSearchParams, objects: Bucket['objects']): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const names = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
  const page = names.slice(0, namesPerPage)
  const more = names.length > page.length
  const next = Buffer.from(page.at(-1) ?? '').toString('base64')
  return `<ListBucketResult><Name>${name}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${
    more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  }${page
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${whenOf(key, objects)}</LastModified></Contents>`)
    .join('')}</ListBucketResult>`
}

const whenOf = (key: string, objects: Bucket['objects']): string => objects.get(key)?.writtenAt.toISOString() ?? ''

function reply(response: ServerResponse, status: number, answer: Answer): void {
  if (!answer) return void response.writeHead(status).end()
  if ('xml' in answer)
    return void response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?>${answer.xml}`)
  response
    .writeHead(status, {
      'content-type': 'application/octet-stream',
      'content-length': answer.content.length,
      'last-modified': answer.writtenAt.toUTCString(),
    })
    .end(answer.content)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
