import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { root } from '../tools/product.ts'

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/** A network that delivers the app's files from an origin of its own, as a bank may have in front of its nodes. */
export async function startFileNetwork(): Promise<string> {
  const server = createServer((request, response) => {
    const name = basename(request.url ?? '')
    readFile(join(root, 'web/dist/client/assets', name)).then(
      (file) =>
        response
          .writeHead(200, {
            'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            'cache-control': 'public, max-age=31536000, immutable',
          })
          .end(file),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
