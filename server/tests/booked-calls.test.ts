import { randomUUID } from 'node:crypto'
import { calls } from './calls.ts'
import { expect, test } from 'vitest'
import { need, type Applicant } from './applicant.ts'
import { workIsDone } from './background.ts'
import { admission, hereNow, ringing, udc, wait } from './at-the-call.ts'
import { atPermission } from './before-the-call.ts'
import { join, meera } from './call-ends.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { goTo, openHour } from './running.ts'

const slotsOf = (applicant: Applicant) => need(applicant.client.call(calls.callSlots, {}))
const book = async (applicant: Applicant, at?: string) => {
  const { slots, application } = await need(
    applicant.client.call(calls.bookCall, { ...(at && { at }), language: 'en' }),
  )
  applicant.see(application)
  return slots.booked
}

productOnEngines('booked calls', { RATE_FACTOR: '100000', VKYC_DESKTOP: 'allow' }, (product) => {
  const messages = ({ settings: { mobileNumber } }: Applicant, template: string) =>
    messagesTo(product(), mobileNumber, template)

  const found = (ticket: string) => {
    const answer = product().desk.find(ticket)
    if ('refuse' in answer) throw new Error(answer.refuse)
    return answer.call
  }
  /** The booked times that the desk is told with tickets, until `stop`. */
  const wiretap = () => {
    const { videoKyc } = product().server.composed.deps.systems
    const { callWait } = videoKyc
    const told: (string | undefined)[] = []
    const listening = (request: Parameters<typeof callWait>[0]) => {
      told.push(request.bookedFor)
      return callWait(request)
    }
    Object.assign(videoKyc, { callWait: Object.assign(listening, { byReference: callWait.byReference }) })
    return { told, stop: () => void Object.assign(videoKyc, { callWait }) }
  }
  const backToPermission = async (applicant: Applicant) => {
    await need(applicant.act('requirements', 'submit', { consentVkyc: 'Y' }))
    await need(applicant.client.call(calls.getLocationDetails, hereNow(product())))
  }

  test('[VK-01, VK-05, VK-06, VK-12] slots are offered in opening hours, until the Aadhaar check is too old', async () => {
    await product().moveClock(openHour - Date.now())
    const applicant = await atPermission(product())
    const { days, minutes, booked } = await slotsOf(applicant)
    expect({ minutes, booked }).toEqual({ minutes: 30, booked: undefined })
    expect(days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23'])
    expect(days[0]?.slots[0]).toEqual({ at: '2026-11-19T11:30:00+05:30', free: true })
    for (const at of ['2026-11-24T11:00:00+05:30', '2026-11-19T11:05:00+05:30', '2026-11-22T11:00:00+05:30'])
      expect(await book(applicant, at)).toBeUndefined()
  })

  test(
    'a slot is booked, moved and cancelled; ten at once get as many seats as it has',
    { timeout: 60_000 },
    async () => {
      await product().moveClock(openHour - Date.now())
      const [first, second] = ['2026-11-20T10:00:00+05:30', '2026-11-20T16:30:00+05:30']
      const applicants: Applicant[] = []
      for (let count = 0; count < 10; count++) applicants.push(await atPermission(product()))
      const results = await Promise.all(applicants.map((applicant) => book(applicant, first)))
      expect(results.filter((booked) => booked === first)).toHaveLength(4)
      const mine = applicants.filter((_, index) => results[index] === first)
      const [left] = applicants.filter((_, index) => results[index] === undefined)
      if (!mine[0] || !mine[1] || !left) throw new Error('the seats were not shared out')
      const slotAt = async (applicant: Applicant, at: string) =>
        (await slotsOf(applicant)).days.flatMap(({ slots }) => slots).find((slot) => slot.at === at)?.free
      expect(await slotAt(left, first)).toBe(false)
      expect(await slotAt(mine[0], first)).toBe(true)

      expect(await book(mine[0], second)).toBe(second)
      expect(await book(left, first)).toBe(first)
      expect(await book(mine[0], first)).toBe(second)
      expect(await book(left)).toBeUndefined()
      // Who withdraws leaves the seat to somebody else.
      await need(mine[1].client.call(calls.withdrawApplication, {}))
      expect(await book(mine[0], first)).toBe(first)
      expect(await book(left, first)).toBe(first)
    },
  )

  test('a reminder comes before the booked call, and none for one that was moved or cancelled', async () => {
    await product().moveClock(openHour - Date.now())
    const [kept, moved, cancelled] = [
      await atPermission(product()),
      await atPermission(product()),
      await atPermission(product()),
    ]
    for (const applicant of [kept, moved, cancelled]) await book(applicant, '2026-11-19T15:00:00+05:30')
    await book(moved, '2026-11-19T16:00:00+05:30')
    await book(cancelled)
    await goTo(product(), '2026-11-19T14:44:00')
    for (const applicant of [kept, moved, cancelled]) await workIsDone(product(), { of: applicant })
    expect(await messages(kept, 'CALL_REMINDER')).toEqual([])
    await goTo(product(), '2026-11-19T14:46:00')
    await eventually(async () => expect(await messages(kept, 'CALL_REMINDER')).toHaveLength(1))
    const [message] = await messages(kept, 'CALL_REMINDER')
    expect(message?.text).toMatch(/at 3:00 pm today.*\/continue#token=[\w-]{43} /)
    for (const applicant of [moved, cancelled]) await workIsDone(product(), { of: applicant })
    expect([await messages(moved, 'CALL_REMINDER'), await messages(cancelled, 'CALL_REMINDER')]).toEqual([[], []])
    await goTo(product(), '2026-11-19T15:46:00')
    await eventually(async () => expect(await messages(moved, 'CALL_REMINDER')).toHaveLength(1))
  })

  test('the day and time of a booked call are texted at once; what is booked for now is reminded of instead', async () => {
    await product().moveClock(openHour - Date.now())
    const [later, soon] = [await atPermission(product()), await atPermission(product())]
    expect(await book(later, '2026-11-20T15:00:00+05:30')).toBeDefined()
    await eventually(async () => expect(await messages(later, 'CALL_BOOKED')).toHaveLength(1))
    const [message] = await messages(later, 'CALL_BOOKED')
    expect(message?.text).toMatch(/booked for Friday,? 20 November at 3:00 pm\..*\/continue#token=[\w-]{43} /)
    await book(later, '2026-11-20T16:00:00+05:30')
    await eventually(async () => expect(await messages(later, 'CALL_BOOKED')).toHaveLength(2))
    // Back to the first time: what was read last must not be the other one.
    for (const _ of ['once', 'again']) await book(later, '2026-11-20T15:00:00+05:30')
    await eventually(async () => expect(await messages(later, 'CALL_BOOKED')).toHaveLength(3))
    await workIsDone(product(), { of: later })
    expect((await messages(later, 'CALL_BOOKED')).map(({ text }) => /at (\d):00 pm/.exec(text)?.[1])).toEqual(
      expect.arrayContaining(['3', '4', '3']),
    )
    await goTo(product(), '2026-11-19T11:20:00')
    expect(await book(soon, '2026-11-19T11:30:00+05:30')).toBeDefined()
    await eventually(async () => expect(await messages(soon, 'CALL_REMINDER')).toHaveLength(1))
    await workIsDone(product(), { of: soon })
    expect(await messages(soon, 'CALL_BOOKED')).toEqual([])
  })

  test('a time that is booked again after its reminder was due has one reminder, whatever was booked in between', async () => {
    await goTo(product(), '2026-11-21T11:00:00')
    const [back, cancelled] = [await atPermission(product()), await atPermission(product())]
    const [first, second] = ['2026-11-21T11:30:00+05:30', '2026-11-21T12:00:00+05:30']
    for (const applicant of [back, cancelled]) await book(applicant, first)
    await book(back, second)
    await book(back, first)
    await book(cancelled)
    await goTo(product(), '2026-11-21T11:16:00')
    await eventually(async () => expect(await messages(back, 'CALL_REMINDER')).toHaveLength(1))
    for (const applicant of [back, cancelled]) await workIsDone(product(), { of: applicant })
    expect([await messages(back, 'CALL_REMINDER'), await messages(cancelled, 'CALL_REMINDER')]).toMatchObject([
      [{}],
      [],
    ])
    await book(cancelled, first)
    await eventually(async () => expect(await messages(cancelled, 'CALL_REMINDER')).toHaveLength(1))
    await workIsDone(product(), { of: cancelled })
    expect(await messages(cancelled, 'CALL_REMINDER')).toHaveLength(1)
  })

  test('nobody is texted about a booking that was undone, however long its save took', async () => {
    await product().dial({ desk: 'people' })
    await product().moveClock(openHour - Date.now())
    const { store } = product().server.composed.deps
    const applicant = await atPermission(product())
    const { ticket } = await need(wait(applicant))
    const save = store.save.bind(store)
    Object.assign(store, {
      save: async (...input: Parameters<typeof save>) => {
        Object.assign(store, { save })
        await workIsDone(product(), { of: applicant })
        const answer = product().desk.change(ticket, { kind: 'take', by: meera })
        if ('refuse' in answer) throw new Error(answer.refuse)
        await admission(applicant, ticket)
        return save(...input)
      },
    })
    const booking = { at: '2026-11-20T15:00:00+05:30', language: 'en' } as const
    expect(await applicant.client.call(calls.bookCall, booking)).toMatchObject({ problem: 'VERSION_CONFLICT' })
    await workIsDone(product(), { of: applicant })
    expect(await messages(applicant, 'CALL_BOOKED')).toEqual([])
    product().desk.change(ticket, { kind: 'leave' })
  })

  test('a booked time that is still ahead goes to the desk with the ticket', async () => {
    await goTo(product(), '2026-11-19T11:10:00')
    const applicant = await atPermission(product())
    const at = '2026-11-19T11:30:00+05:30'
    const { told, stop } = wiretap()
    await need(applicant.client.call(calls.vkycCallWait, { udc }))
    // Booking another time gives the place in the queue back.
    expect(await book(applicant, '2026-11-19T12:00:00+05:30')).toBe('2026-11-19T12:00:00+05:30')
    expect(applicant.view?.facts.videoKyc?.ticket).toBeUndefined()
    expect(await book(applicant, at)).toBe(at)
    // After the reminder and before the time, as the reminder's link leads to the call at once.
    await goTo(product(), '2026-11-19T11:20:00')
    await backToPermission(applicant)
    const { ticket } = await need(applicant.client.call(calls.vkycCallWait, { udc }))
    stop()
    expect(told).toEqual([undefined, at])
    const { asked } = found(ticket)
    expect(Date.parse(asked.bookedFor ?? '')).toBe(Date.parse(at))
  })

  test('a booked time that is over tells the desk nothing', async () => {
    await goTo(product(), '2026-11-19T11:10:00')
    const applicant = await atPermission(product())
    const at = '2026-11-19T11:30:00+05:30'
    expect(await book(applicant, at)).toBe(at)
    await goTo(product(), '2026-11-19T11:35:00')
    await slotsOf(applicant)
    await goTo(product(), '2026-11-19T12:01:00')
    const { told, stop } = wiretap()
    await need(applicant.client.call(calls.getLocationDetails, hereNow(product())))
    await need(applicant.client.call(calls.vkycCallWait, { udc }))
    stop()
    expect(told).toEqual([undefined])
  })

  test('[VK-01] who left a call books another one at once, also when no page has learnt of its end', async () => {
    await product().moveClock(openHour - Date.now())
    const { applicant, ticket } = await ringing(product())
    const at = '2026-11-19T15:00:00+05:30'
    const booking = () => applicant.client.call(calls.bookCall, { at, language: 'en' })
    const { joinToken } = await admission(applicant, ticket)
    expect(await booking()).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
    const socket = await join(product(), applicant, joinToken)
    await socket.hears('joined')
    await socket.send({ type: 'leave' })
    await eventually(() => expect(found(ticket).state).toBe('left'))
    await need(applicant.load())
    expect(applicant.view?.facts.videoKyc?.room).toBeDefined()
    expect(await book(applicant, at)).toBe(at)
    expect(applicant.view?.facts.videoKyc).toMatchObject({ expiredAt: expect.any(String) })
    expect(applicant.view?.facts.videoKyc).not.toHaveProperty('room')
  })

  test('a save of another tab at the same moment does not refuse a booking that is made', async () => {
    await product().moveClock(openHour - Date.now())
    const applicant = await atPermission(product())
    await need(applicant.client.call(calls.vkycCallWait, { udc }))
    await need(applicant.load())
    const { bookedCalls } = product().server.composed.deps.store
    const bookSeat = bookedCalls.book.bind(bookedCalls)
    Object.assign(bookedCalls, {
      book: async (...asked: Parameters<typeof bookSeat>) => {
        await need(applicant.act('kyc-later', 'later', {}))
        return bookSeat(...asked)
      },
    })
    const at = '2026-11-19T17:00:00+05:30'
    expect(await book(applicant, at)).toBe(at)
    Object.assign(bookedCalls, { book: bookSeat })
    expect(applicant.view?.facts.videoKyc).toMatchObject({ laterAt: expect.any(String) })
    expect(applicant.view?.facts.videoKyc).not.toHaveProperty('ticket')
  })

  test('a booking or cancellation whose save is refused leaves what was booked before', async () => {
    await product().dial({ desk: 'people' })
    await product().moveClock(openHour - Date.now())
    const { bookedCalls, audit } = product().server.composed.deps.store
    const [earlier, later] = ['2026-11-19T15:00:00+05:30', '2026-11-19T16:00:00+05:30']
    const cases: { at?: string; before?: string }[] = [
      { at: later },
      { at: later, before: earlier },
      { before: earlier },
    ]
    for (const { at, before } of cases) {
      const applicant = await atPermission(product())
      if (before) await book(applicant, before)
      const { ticket } = await need(wait(applicant))
      // In another tab, while this one books: an agent takes the call and the room is saved.
      const bookSeat = bookedCalls.book.bind(bookedCalls)
      const cancel = bookedCalls.cancel.bind(bookedCalls)
      let taken = 0
      const meanwhile = async () => {
        if (taken++ > 0) return
        const answer = product().desk.change(ticket, { kind: 'take', by: meera })
        if ('refuse' in answer) throw new Error(answer.refuse)
        await admission(applicant, ticket)
      }
      Object.assign(bookedCalls, {
        book: async (...input: Parameters<typeof bookSeat>) => (await meanwhile(), bookSeat(...input)),
        cancel: async (...input: Parameters<typeof cancel>) => (await meanwhile(), cancel(...input)),
      })
      const answer = await applicant.client.call(calls.bookCall, { ...(at && { at }), language: 'en' })
      Object.assign(bookedCalls, { book: bookSeat, cancel })
      expect(answer).toMatchObject({ ok: false, problem: 'VERSION_CONFLICT' })
      expect((await slotsOf(applicant)).booked).toBe(before)
      const said = (await audit.of(applicant.applicationId)).map(({ what }) => what)
      expect(said.slice(said.indexOf('call-room') + 1)).toEqual([
        ...(at ? ['call-booked'] : []),
        'call-unbooked',
        ...(before ? ['call-booked'] : []),
      ])
      await applicant.load()
      expect(applicant.view?.facts.videoKyc).toMatchObject({ ticket, room: expect.any(String) })
      product().desk.change(ticket, { kind: 'leave' })
    }
  })

  test('a booking that is sent again after another tab has moved it is answered as it was, and moves nothing', async () => {
    await product().moveClock(openHour - Date.now())
    const applicant = await atPermission(product())
    const [first, second] = ['2026-11-20T10:30:00+05:30', '2026-11-20T17:30:00+05:30']
    for (const at of [first, undefined]) {
      const twice = { transactionId: randomUUID() }
      const send = () => applicant.client.call(calls.bookCall, { ...(at && { at }), language: 'en' }, twice)
      const answer = await need(send())
      expect(answer.slots.booked).toBe(at)
      expect(await book(applicant, second)).toBe(second)
      expect(await need(send())).toMatchObject({ slots: answer.slots })
      expect((await slotsOf(applicant)).booked).toBe(second)
    }
  })

  test('cancelling gives up the place in the queue that came with the booking', async () => {
    await product().dial({ desk: 'people' })
    await goTo(product(), '2026-11-19T11:10:00')
    const applicant = await atPermission(product())
    await book(applicant, '2026-11-19T12:00:00+05:30')
    const { ticket } = await need(wait(applicant))
    expect(found(ticket).asked.bookedFor).toBeDefined()
    expect(await book(applicant)).toBeUndefined()
    expect(applicant.view?.facts.videoKyc).not.toHaveProperty('ticket')
    await eventually(() => expect(found(ticket).state).toBe('left'))
    await backToPermission(applicant)
    const again = await need(wait(applicant))
    expect(again.ticket).not.toBe(ticket)
    expect(found(again.ticket).asked).not.toHaveProperty('bookedFor')
  })

  test('[VK-05] the message at the opening is sent once, and not to somebody who takes it back', async () => {
    await goTo(product(), '2026-11-19T18:15:00')
    const applicants = [await atPermission(product()), await atPermission(product())]
    const [wanting, regretting] = applicants as [Applicant, Applicant]
    const ask = async (applicant: Applicant, wanted: 'Y' | 'N') => {
      const answer = await applicant.client.call(calls.textAtOpening, { wanted, language: 'hi' })
      if (answer.ok) applicant.see(answer.response[0])
      return answer
    }
    expect(await ask(wanting, 'Y')).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
    await goTo(product(), '2026-11-19T18:31:00')
    for (const applicant of applicants) await need(ask(applicant, 'Y'))
    expect(wanting.view?.facts.videoKyc?.atOpening).toEqual({ opensAt: '2026-11-20T09:30:00+05:30' })
    await need(ask(wanting, 'Y'))
    await need(ask(regretting, 'N'))
    await goTo(product(), '2026-11-20T09:29:00')
    await workIsDone(product(), { of: wanting })
    expect(await messages(wanting, 'DESK_OPEN')).toEqual([])
    await goTo(product(), '2026-11-20T09:31:00')
    await eventually(async () => expect(await messages(wanting, 'DESK_OPEN')).toHaveLength(1))
    expect((await messages(wanting, 'DESK_OPEN'))[0]?.text).toContain('अब शुरू हो गई हैं')
    await workIsDone(product(), { of: regretting })
    expect(await messages(regretting, 'DESK_OPEN')).toEqual([])
  })
})
