import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export interface AssetSettings {
  /** Folder shared by all nodes, with the files of the last builds (last-builds.ts). */
  sharedAssets?: string | undefined
  /** Origin of the network that delivers files in our place (ASSET_ORIGIN). */
  assetOrigin?: string | undefined
}

/** Serves the build's files, and those of earlier and later builds that other nodes have put into the shared folder. */
export async function serveAssets(
  app: FastifyInstance,
  distFolder: string,
  { sharedAssets, assetOrigin }: AssetSettings,
): Promise<void> {
  const own = join(distFolder, 'client/assets')
  // Pages of another origin than their files' may load these only if we say so.
  const policy: Record<string, string> = assetOrigin
    ? { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
    : { 'cross-origin-resource-policy': 'same-origin' }
  await app.register(fastifyStatic, {
    root: sharedAssets ? [own, sharedAssets] : own,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // A file's name is its version, so it never needs revalidation.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
    decorateReply: false,
    allowedPath: (path) => !path.startsWith('/builds/'),
    setHeaders: (reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', ...policy })
    },
  })
}
