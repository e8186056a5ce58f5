import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Composed } from '../compose.ts'
import type { Config } from '../config.ts'
import type { Incoming } from '../http/incoming.ts'
import { pagePolicyOf } from './page-policy.ts'
import { masterRoutes } from '../routes/master-routes.ts'
import { serveMachineFiles } from './machine-files.ts'
import type { AskMaster } from './missing.ts'
import { themeColours, type ThemeColours } from './theme-colours.ts'
import { createPages, type Pages } from './pages.ts'
import { registerPages } from './routes.ts'
import { framesOf } from '../log.ts'

const distFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Serves the finished pages, and renders them again whenever the master data changes. */
export async function startPages(
  app: FastifyInstance,
  { deps, onMasterData }: Composed,
  config: Config,
): Promise<Pages> {
  const { masterData, log } = deps
  const origin = new URL(config.publicUrl).origin
  const colours = (): ThemeColours => themeColours[masterData().policy.defaultTheme]
  const master: AskMaster = async (call, request) => {
    const route = masterRoutes.find((each) => each.call.id === call)
    // Safe: master data needs nothing of a call but its request.
    const reply = await route?.handle({ request } as Incoming<unknown> as never, deps)
    return reply?.ok ? reply.response : undefined
  }
  const pages = createPages({
    distFolder,
    secure: config.secure,
    brand: () => masterData().brand,
    policy: () => pagePolicyOf(masterData()),
    setting: {
      ...(config.sandboxUrl && { sandbox: config.sandboxUrl }),
      ...(config.videoCallOnDesktop && { callOnDesktop: true }),
    },
    master,
    origin,
    colours,
    onFailure: (path, error) =>
      log.error('page-not-rendered', {
        url: path,
        reason: String(error),
        stack: error instanceof Error ? framesOf(error) : undefined,
      }),
  })
  serveMachineFiles(app, { origin, colours, master, siteName: (language) => masterData().brand.bank[language] ?? '' })
  await registerPages(app, pages, distFolder)
  onMasterData(() => {
    pages.forget()
    void pages.warmUp()
  })
  setImmediate(() => void pages.warmUp())
  return pages
}
