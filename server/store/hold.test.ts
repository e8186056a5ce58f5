import { claimHold, type Hold } from '@card-journey/journey/decision/session-hold.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicant, hour, minute, noon, onBothEngines, signIn } from './test-stores.ts'

/** What three sessions have done so far, to compare the store with. */
interface Model {
  at: number
  epoch: number
  version: number
  holder?: number | undefined
  heldSince: number
  yielding: boolean
  sessions: { createdAt: number; seenAt: number; ended: boolean; epoch?: number | undefined }[]
}

const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('open', 'open', 'save', 'save', 'take', 'take', 'yield', 'release', 'end', 'signIn'),
  minutes: fc.constantFrom(0, 0, 1, 5, 20, 31),
})

const isLive = (model: Model, who: number): boolean => {
  const session = model.sessions[who]!
  return !session.ended && session.seenAt > model.at - 30 * minute && session.createdAt > model.at - 4 * hour
}
const iso = (at: number): string => new Date(at).toISOString()

/** The model as the rule sees it: journey/decision/session-hold.ts decides, the store's SQL must agree. */
function holdOf({ holder, sessions, yielding }: Model): Hold | undefined {
  if (holder === undefined) return undefined
  const { createdAt, seenAt, ended } = sessions[holder]!
  return { sessionId: String(holder), startedAt: iso(createdAt), lastSeenAt: iso(seenAt), yielding, signedOut: ended }
}
const holds = (model: Model, who: number) => model.holder === who && model.sessions[who]!.epoch === model.epoch

onBothEngines('the hold of an application follows RO-14', (store) => {
  test('[RO-07,RO-14] R9, T8: whatever three sessions do, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const first = await applicant(store())
        const second = await signIn(store(), first.mobileNumber)
        const third = await signIn(store(), first.mobileNumber)
        const people = [first, second, third].map(({ session, open }) => ({ id: session.id, open }))
        const session = { createdAt: noon, seenAt: noon, ended: false }
        const model: Model = {
          at: noon,
          epoch: 1,
          version: 1,
          holder: 0,
          heldSince: noon,
          yielding: false,
          sessions: [{ ...session, epoch: 1 }, { ...session }, { ...session }],
        }
        for (const { who, what, minutes } of steps) {
          // A little later each time, so that no two things happen at one instant.
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
              expect(result.kind).toBe(live ? (holds(model, who) ? 'saved' : 'leaseLost') : 'sessionEnded')
              if (result.kind !== 'saved') break
              model.version++
              mine.seenAt = at
              model.yielding = false
              break
            }
            case 'take': {
              const take = await store().applications.take({ sessionId: person.id, applicationId: first.id, at })
              if (!live) {
                expect(take.kind).toBe('sessionEnded')
                break
              }
              const claim = { sessionId: String(who), freshCode: model.heldSince < mine.createdAt }
              const ruled = claimHold(holdOf(model), claim, iso(at))
              if (ruled.kind === 'refused') {
                expect(ruled.errorCode).toBe('E_INVALID_SESSION')
                expect(take).toEqual({ kind: 'held', until: 'until' in ruled && Date.parse(ruled.until) })
                break
              }
              if (model.holder !== who) {
                model.epoch++
                model.heldSince = at
              }
              expect(take).toMatchObject({ kind: 'taken', epoch: model.epoch })
              Object.assign(model, { holder: who, yielding: false })
              mine.epoch = model.epoch
              break
            }
            case 'yield':
              await store().applications.yieldHold({ sessionId: person.id, at })
              if (model.holder === who) model.yielding = true
              break
            case 'release':
            case 'end':
              if (what === 'release') await store().applications.release({ sessionId: person.id, at })
              else await store().sessions.end({ sessionId: person.id, at })
              if (model.holder === who)
                Object.assign(model, { holder: undefined, yielding: false, epoch: model.epoch + 1 })
              mine.epoch = undefined
              mine.ended ||= what === 'end'
              break
            case 'signIn': {
              const fresh = await signIn(store(), first.mobileNumber, at)
              if (model.holder === who) break
              people[who] = { id: fresh.session.id, open: fresh.open }
              model.sessions[who] = { createdAt: at, seenAt: at, ended: false }
            }
          }
        }
        const { rows } = await store().database.pool.query('select epoch, version from application where id = $1', [
          first.id,
        ])
        expect(rows).toEqual([{ epoch: model.epoch, version: model.version }])
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  test('is free again once its holder is forgotten', async () => {
    const first = await applicant(store())
    const later = noon + 31 * 24 * hour
    await store().purge(later)
    const second = await signIn(store(), first.mobileNumber, later)
    const take = await store().applications.take({ sessionId: second.session.id, applicationId: first.id, at: later })
    expect(take).toMatchObject({ kind: 'taken', epoch: 2 })
  })
})
