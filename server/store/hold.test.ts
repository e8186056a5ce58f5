import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimHold, type Hold } from './hold-model.ts'
import { codeFreshMs, applicant, hour, minute, noon, onAllStores, signIn } from './test-stores.ts'

/** What three sessions have done so far, as a model to compare the store with. */
interface Model {
  at: number
  epoch: number
  version: number
  held: boolean
  heldSince: number
  yielding: boolean
  /** Sessions replaced by a new sign-in: no longer used, but their browser still has the cookie. */
  left: Model['sessions']
  sessions: { browser: string; createdAt: number; seenAt: number; ended: boolean; epoch?: number | undefined }[]
}

const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('open', 'open', 'save', 'save', 'take', 'take', 'yield', 'release', 'end', 'signIn', 'tab'),
  minutes: fc.constantFrom(0, 0, 1, 5, 20, 31),
})

const lives = (session: Model['sessions'][number], at: number): boolean =>
  !session.ended && session.seenAt > at - 30 * minute && session.createdAt > at - 4 * hour
const isLive = (model: Model, who: number): boolean => lives(model.sessions[who]!, model.at)
const iso = (at: number): string => new Date(at).toISOString()

const endOf = ({ createdAt, seenAt }: Model['sessions'][number]): number =>
  Math.min(seenAt + 30 * minute, createdAt + 4 * hour)
const holds = (model: Model, who: number): boolean => model.held && model.sessions[who]!.epoch === model.epoch

/**
 * The model as the rule sees it: hold-model.ts decides, the store's SQL must agree. Among tabs that share the hold, the
 * claim is compared with its own, else with the one that lives longest.
 */
function holdOf(model: Model, who: number): Hold | undefined {
  const [longest] = [...model.sessions.keys()]
    .filter((index) => holds(model, index))
    .toSorted((a, b) => endOf(model.sessions[b]!) - endOf(model.sessions[a]!))
  if (longest === undefined) return undefined
  const sessionId = holds(model, who) ? who : longest
  const { createdAt, seenAt, ended } = model.sessions[sessionId]!
  return {
    sessionId: String(sessionId),
    startedAt: iso(createdAt),
    lastSeenAt: iso(seenAt),
    yielding: model.yielding,
    signedOut: ended,
  }
}

const sharesBrowser = (model: Model, who: number): boolean =>
  [...model.sessions.keys()].some(
    (index) =>
      holds(model, index) && isLive(model, index) && model.sessions[index]!.browser === model.sessions[who]!.browser,
  )

onAllStores('the hold of an application follows RO-14', (store) => {
  test('[RO-07, RO-14, R9, T8] whatever three sessions do, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const first = await applicant(store())
        const second = await signIn(store(), first.mobileNumber)
        const third = await signIn(store(), first.mobileNumber)
        const people = [first, second, third].map(({ session, open }) => ({ id: session.id, open }))
        const session = (of: typeof second) => ({ browser: of.cookie, createdAt: noon, seenAt: noon, ended: false })
        const model: Model = {
          at: noon,
          epoch: 1,
          version: 1,
          held: true,
          heldSince: noon,
          yielding: false,
          left: [],
          sessions: [{ ...session(first), epoch: 1 }, session(second), session(third)],
        }
        for (const { who, what, minutes } of steps) {
          // A little later each time, so that no two things happen at the same instant.
          model.at += minutes * minute + 11_000
          const { at } = model
          const person = people[who]!
          const mine = model.sessions[who]!
          const live = isLive(model, who)
          switch (what) {
            case 'open': {
              const opened = await person.open({ at })
              expect(Boolean(opened.session)).toBe(live)
              expect(opened.hold).toBe(
                live && mine.epoch !== undefined ? (holds(model, who) ? 'held' : 'lost') : 'none',
              )
              if (live) mine.seenAt = at
              if (live && holds(model, who)) model.yielding = false
              break
            }
            case 'save': {
              const result = await store().save({
                writer: { sessionId: person.id, epoch: mine.epoch ?? 1 },
                applicationId: first.id,
                version: model.version,
                document: first.application.document,
                audit: [],
                at,
              })
              expect(result.kind).toBe(live ? (holds(model, who) ? 'saved' : 'holdLost') : 'sessionEnded')
              if (result.kind !== 'saved') break
              model.version++
              mine.seenAt = at
              break
            }
            case 'take': {
              const take = await store().applications.take({
                sessionId: person.id,
                applicationId: first.id,
                codeFreshMs,
                at,
              })
              if (!live) {
                expect(take.kind).toBe('sessionEnded')
                break
              }
              const claim = {
                sessionId: String(who),
                freshCode: model.heldSince < mine.createdAt && mine.createdAt > at - codeFreshMs,
                sameBrowser: sharesBrowser(model, who),
              }
              const ruled = claimHold(holdOf(model, who), claim, iso(at))
              if (ruled.kind === 'refused') {
                expect(ruled.errorCode).toBe('E_INVALID_SESSION')
                expect(take).toEqual({ kind: 'held', until: 'until' in ruled && Date.parse(ruled.until) })
                break
              }
              if (ruled.kind === 'takes') model.epoch++
              if (ruled.kind !== 'keeps') model.heldSince = at
              expect(take).toMatchObject({ kind: 'taken', epoch: model.epoch })
              Object.assign(model, { held: true, yielding: false })
              mine.epoch = model.epoch
              break
            }
            case 'yield':
              await store().applications.leave({ sessionId: person.id })
              if (holds(model, who)) model.yielding = true
              break
            case 'release':
            case 'end': {
              if (what === 'release') await store().applications.release({ sessionId: person.id, at })
              else await store().sessions.end({ sessionId: person.id, at })
              const ending = model.sessions.filter(
                (one) => one === mine || (mine.epoch !== undefined && one.epoch === mine.epoch),
              )
              if (holds(model, who)) Object.assign(model, { held: false, yielding: false, epoch: model.epoch + 1 })
              for (const one of ending) {
                one.epoch = undefined
                one.ended ||= what === 'end'
              }
              break
            }
            case 'tab':
            case 'signIn': {
              if (holds(model, who)) break
              const neighbour = model.sessions[(who + 1) % 3]!
              const tabOf = what === 'tab' ? { cookie: neighbour.browser } : undefined
              const fresh = await signIn(store(), first.mobileNumber, at, tabOf)
              // The cookie half of a browser in which no one is signed in any more is not reused.
              const known = [...model.sessions, ...model.left].some(
                (session) => session.browser === tabOf?.cookie && lives(session, at),
              )
              expect(fresh.cookie === tabOf?.cookie).toBe(known)
              model.left.push(mine)
              people[who] = { id: fresh.session.id, open: fresh.open }
              model.sessions[who] = { browser: fresh.cookie, createdAt: at, seenAt: at, ended: false }
            }
          }
        }
        const { epoch, version } = model
        expect(await store().applications.read(first.id)).toMatchObject({ epoch, version })
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  test('[RO-14] two tabs of a browser that ask for a yielded application at the same moment both get it', async () => {
    const at = noon + minute
    for (let round = 0; round < 15; round++) {
      const first = await applicant(store())
      const dropOff = { dropOffScreen: '/auth/check-answers', dropOffDate: '2026-11-19' }
      await store().applications.leave({ sessionId: first.session.id, dropOff })
      const one = await signIn(store(), first.mobileNumber, at)
      const other = await signIn(store(), first.mobileNumber, at, one)
      const takes = await Promise.all(
        [one, other].map(({ session }) =>
          store().applications.take({ sessionId: session.id, applicationId: first.id, codeFreshMs, at }),
        ),
      )
      expect(takes.map(({ kind }) => kind)).toEqual(['taken', 'taken'])
    }
  })

  test('is free again once its holder is forgotten', async () => {
    const first = await applicant(store())
    const later = noon + 31 * 24 * hour
    await store().purge(later)
    const second = await signIn(store(), first.mobileNumber, later)
    const take = await store().applications.take({
      sessionId: second.session.id,
      applicationId: first.id,
      codeFreshMs,
      at: later,
    })
    expect(take).toMatchObject({ kind: 'taken', epoch: 2 })
  })
})
