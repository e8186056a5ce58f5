import type { MasterData } from '@card-journey/bank/load.ts'
import { pagePolicyOf } from '@card-journey/server/pages/page-policy.ts'
import { masterKey } from '@card-journey/server/pages/pages.ts'
import { masterRoutes } from '@card-journey/server/routes/master-routes.ts'
import { recordEvent } from '@card-journey/server/services/analytics/record-event.ts'
import type { Brand } from '@card-journey/web/page/page-data.ts'
import { pageNeeds } from '@card-journey/web/entry-plans.ts'
import { render } from '@card-journey/web/entry-server.tsx'
import { now } from './outside.ts'

/** What the product does with master data: something that can be compared. */
export type Observer = (master: MasterData) => unknown

/** The answer of a public master-data call. */
export const call =
  (id: string, request: Readonly<Record<string, string>> = {}): Observer =>
  (master) => {
    const route = masterRoutes.find((each) => each.call.id === id)
    if (!route) throw new Error(`No call ${id}`)
    return route.handle({ request } as never, { masterData: () => master } as never)
  }

/** The first HTML of a page in English, as the server renders it: without its data. */
export const page =
  (path: string, query: Readonly<Record<string, string>> = {}): Observer =>
  async (master) => {
    const answers: Record<string, unknown> = {}
    for (const need of pageNeeds(path, query, 'en')) {
      const request = need.request as Record<string, string>
      const answer = (await call(need.call, request)(master)) as { ok: boolean; response?: unknown }
      if (!answer.ok) return answer
      answers[masterKey(need.call, request)] = answer.response
    }
    const data = { query, brand: master.brand as Brand, policy: pagePolicyOf(master), master: answers }
    return (await render({ path, language: 'en', data })).html
  }

/** What a sink of website measurements gets of an event. */
export const measured: Observer = (master) => {
  const heard: unknown[] = []
  const consent = master.consents.find(({ code }) => code === 'ANALYTICS')?.version ?? ''
  const event = { name: 'page-load', screen: 'cards' } as const
  const analytics = [async (each: unknown) => void heard.push(each)]
  recordEvent({ event, consent, at: Date.parse(now) }, { masterData: () => master, analytics })
  return heard
}
