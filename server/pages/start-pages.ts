import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Composed } from '../compose.ts'
import type { Config } from '../config.ts'
import { countedLimits } from '../http/counted-limits.ts'
import type { Incoming } from '../http/incoming.ts'
import { pagePolicyOf } from './page-policy.ts'
import { masterRoutes } from '../routes/master-routes.ts'
import { serveConsentAudio } from './consent-audio.ts'
import { serveCardFrame } from './card-frame.ts'
import { serveMachineFiles } from './machine-files.ts'
import type { AskMaster } from './missing.ts'
import { servePrefill } from './sandbox-prefill.ts'
import { themeColours, type ThemeColours } from './theme-colours.ts'
import { createPages, type Pages } from './pages.ts'
import { registerPages } from './routes.ts'
import { shareAssets } from './last-builds.ts'
import { framesOf } from '../log.ts'

const distFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Serves the finished pages, and renders them again whenever the master data changes. `warm`: before they are asked for. */
export async function startPages(
  app: FastifyInstance,
  { deps }: Composed,
  config: Config,
  { warm }: { warm: boolean },
): Promise<Pages> {
  const { masterData, metrics, log, master: source } = deps
  const origin = new URL(config.publicUrl).origin
  const colours = (): ThemeColours => themeColours[masterData().policy.defaultTheme]
  const master: AskMaster = async (call, request) => {
    const route = masterRoutes.find((each) => each.call.id === call)
    // Safe: master data needs nothing of a call but its request.
    const reply = await route?.handle({ request } as Incoming<unknown> as never, deps)
    return reply?.ok ? reply.response : undefined
  }
  const pages = await createPages({
    distFolder,
    secure: config.secure,
    connectOrigins: [origin.replace(/^http/, 'ws')],
    assetOrigin: config.assetOrigin,
    inOneVersion: source.inOneVersion,
    // A telephone number never goes on in the next line.
    brand: () => {
      const { brand } = masterData()
      return { ...brand, helpline: brand.helpline.replaceAll(' ', '\u00a0') }
    },
    policy: () => pagePolicyOf(masterData()),
    setting: {
      ...(config.sandboxUrl && { sandbox: config.sandboxUrl }),
      ...(config.videoCallOnDesktop && { callOnDesktop: true }),
      ...(config.phoneLinks && { phoneLinks: true }),
    },
    master,
    origin,
    colours,
    onRendered: (seconds) => metrics?.observe('page_render_seconds', seconds, {}),
    onFailure: (path, error) =>
      log.error('page-not-rendered', {
        url: path,
        reason: String(error),
        stack: error instanceof Error ? framesOf(error) : undefined,
      }),
  })
  serveMachineFiles(app, { origin, colours, master, siteName: (language) => masterData().brand.bank[language] ?? '' })
  serveConsentAudio(app, masterData)
  serveCardFrame(app)
  if (config.sandbox) servePrefill(app)
  if (config.sharedAssets) await shareAssets(join(distFolder, 'client'), config.sharedAssets)
  await registerPages(app, pages, distFolder, { ...config, limits: countedLimits(deps) })
  source.onChange(() => {
    pages.forget()
    if (warm) void pages.warmUp()
  })
  if (warm) setImmediate(() => void pages.warmUp())
  return pages
}
