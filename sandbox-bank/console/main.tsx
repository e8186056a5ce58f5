import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { menu, menuPathOf, type MenuPath } from './menu.ts'
import { Shell } from './Shell.tsx'
import '@card-journey/ui/styles/index.css'
import './shell.css'

/** A page's code and style are loaded with it alone. */
const pages: Readonly<Record<MenuPath, () => Promise<ComponentType>>> = {
  '/': async () => (await import('./PeoplePage.tsx')).PeoplePage,
  '/live': async () => (await import('../live/page/LivePage.tsx')).LivePage,
  '/messages': async () => (await import('./InboxPage.tsx')).InboxPage,
  '/usage': async () => (await import('../analytics/page/AnalyticsPage.tsx')).AnalyticsPage,
  '/controls': async () => (await import('./DialsPage.tsx')).DialsPage,
  '/rules': async () => (await import('../decisions/page/RulesPage.tsx')).RulesPage,
  '/links': async () => (await import('../links/page/LinksPage.tsx')).LinksPage,
  '/telecaller': async () => (await import('../telecaller/page/TelecallerDesk.tsx')).TelecallerDesk,
  '/desk': async () => (await import('../desk/page/Desk.tsx')).Desk,
}

const root = document.getElementById('root')
if (root) {
  const path = menuPathOf(location.pathname)
  const Page = await pages[path]()
  document.title = `${menu.find((item) => item.path === path)?.name} · Sandbox bank`
  createRoot(root).render(
    <StrictMode>
      <Shell path={path}>
        <Page />
      </Shell>
    </StrictMode>,
  )
}
