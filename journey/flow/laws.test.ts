import { describe, expect, test } from 'vitest'
import { viewOf } from '../application/view.ts'
import type { AskingScreen } from '../steps/forms.ts'
import { formOf, forms } from '../steps/forms.ts'
import { checkForm } from '../steps/form.ts'
import { actionRow, actions } from '../steps/actions.ts'
import { applyAction } from './apply.ts'
import { always, backOf, besides, guard, isPublic } from './guard.ts'
import { mayAct } from './may-act.ts'
import { etbMarkers, ntbMarkers, screenOfMarker, sharedMarkers } from '../ids/markers.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import { companyOf, pincodeAsked } from '../steps/needs.ts'
import { markerOf } from './marker-of.ts'
import { progressOf } from './progress.ts'
import { reachable } from './sample-records.ts'
import type { Reached } from './sample-records.ts'
import { newApplication, sampleAnswers, sampleDay, sampleTime } from '../steps/sample-answers.ts'
import { screenIds } from '../ids/screen-ids.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { outcomes } from './outcomes.ts'
import { standing } from './standing.ts'
import { tracks } from './tracks.ts'

const types = ['NTB', 'ETB'] as const
const tableOf = { NTB: { ...ntbMarkers, ...sharedMarkers }, ETB: { ...etbMarkers, ...sharedMarkers } }

/** Screens where a journey may end: nothing more is asked of the applicant here. */
const endings: readonly ScreenId[] = [
  'rejected',
  'regret',
  'vkycRejection',
  'visit-branch',
  'not-sourcing',
  'no-registered-mobile',
  'invalid-pincode',
  'virtual-card',
]
/** Thank-you screens that are endings at these markers: the bank has said no, the screen says so. */
const finalThanks: readonly Marker[] = ['LOS_REJECT', 'CRM_REJECT']

const setBy = (type: CustomerType): ReadonlySet<Marker> => {
  const byAction = actions.filter((row) => row.customerType === type).flatMap(({ sets }) => sets)
  const byOthers = outcomes.filter((row) => row.customerType === type).map(({ marker }) => marker)
  return new Set([...byAction, ...byOthers].filter((marker) => marker !== 'stays' && marker !== 'outcome'))
}

describe.each(types)('%s', (type) => {
  test('[NX-N-01] every marker resolves to a screen of the product', () => {
    for (const marker of Object.keys(tableOf[type])) expect(screenIds).toContain(screenOfMarker(type, marker))
  })

  test('every marker that an action, an answer or a job sets has a row', () => {
    for (const marker of setBy(type)) expect(screenOfMarker(type, marker), marker).toBeDefined()
  })

  test('every row is set by an action, an answer or a job', () => {
    // The shared row PAN_ALREADY_REGISTERED is NTB's alone: who is an existing customer isn't asked for a PAN.
    const unset = Object.keys(tableOf[type]).filter((marker) => !setBy(type).has(marker as Marker))
    expect(unset).toEqual(type === 'ETB' ? ['PAN_ALREADY_REGISTERED'] : [])
  })

  test('every marker is reached by a way of the flow', () => {
    const reached = new Set(reachable(type).map(({ record }) => record.completedScreen))
    for (const marker of setBy(type)) expect(reached, marker).toContain(marker)
  })

  test('no marker is named by a row where it is in no table', () => {
    const named = [
      ...actions.filter((row) => row.customerType === type).flatMap((row) => row.at),
      ...outcomes.filter((row) => row.customerType === type).flatMap((row) => row.from),
      ...tracks.filter((track) => track.customerType === type).flatMap((track) => track.at),
    ]
    for (const marker of named) if (marker !== 'none') expect(screenOfMarker(type, marker), marker).toBeDefined()
  })

  test('no dead end but an ending', () => {
    for (const { record, screen, way } of reachable(type)) {
      if (endings.includes(screen) || finalThanks.includes(record.completedScreen)) continue
      const acts = actions.some((row) => row.screen === screen && mayAct(record, row.screen, row.action))
      const moves = outcomes.some((row) => row.customerType === type && row.from.includes(record.completedScreen))
      expect(acts || moves, `${record.completedScreen} ${screen} by ${way.join(', ')}`).toBe(true)
    }
  })

  test('wherever an applicant stands, the screen is open to them', () => {
    for (const { record, screen } of reachable(type)) expect(guard(record, screen)).toBe('allowed')
  })

  test('back then next returns: an unchanged answer leaves everything as it was', () => {
    let backs = 0
    for (const { record, screen } of reachable(type)) {
      const back = backOf(record, screen)
      if (!back) continue
      expect(guard(record, back)).toBe('allowed')
      // Who typed another address chose none on the screen before: next is "another" again.
      const another = back === 'confirm-home-address' && screen === 'home-address'
      const row = actionRow(back, another ? 'another' : 'submit', type)
      const form = formOf(back)
      if (another) expect(standing(applyAction(record, row!, {}, sampleTime))).toBe(screen)
      if (back === 'confirm-home-address' && record.completedScreen === 'RESIDENCE_ADDRESS') continue
      if (!row?.answers || row.call || !form) continue
      const given = { ...sampleAnswers[back as AskingScreen], ...form.read(record) }
      const { answers, mistakes } = checkForm(form, given, { today: sampleDay, application: record })
      expect(mistakes, back).toEqual({})
      const asked = row.needs.includes('pincodeServed') ? pincodeAsked(row, record, answers).pincode : ''
      const pincode = { for: asked, result: 'served' } as const
      const negativeCheck = { for: companyOf(answers), excluded: false }
      const known = { ...record, facts: { ...record.facts, negativeCheck, pincode } }
      const after = applyAction(known, row, answers, sampleTime)
      expect([after.completedScreen, standing(after)], `${back} before ${screen}`).toEqual([
        record.completedScreen,
        screen,
      ])
      backs++
    }
    expect(backs).toBeGreaterThan(5)
  })

  test('a screen that is open can be answered', () => {
    for (const { record } of reachable(type))
      for (const screen of screenIds) {
        const rows = actions.filter((row) => row.customerType === type && row.screen === screen && row.answers)
        if (isPublic(screen) || rows.length === 0 || guard(record, screen) !== 'allowed') continue
        const some = rows.some((row) => mayAct(record, screen, row.action))
        expect(some, `${record.completedScreen} ${screen}`).toBe(true)
      }
  })

  test('the browser sees the same position as the server', () => {
    for (const { record, screen } of reachable(type)) expect(standing(viewOf(record))).toBe(screen)
  })

  test('a row that chooses among markers chooses one of them, or stays', () => {
    for (const { record } of reachable(type))
      for (const row of actions)
        if (row.customerType === type && Array.isArray(row.sets) && mayAct(record, row.screen, row.action)) {
          const marker = markerOf(row, record, {})
          if (marker !== undefined) expect(row.sets).toContain(marker)
        }
  })
})

test('[RT-73] every screen behind the gate is reached by use', () => {
  const reached = new Set<ScreenId>(always)
  for (const type of types)
    for (const { record, screen } of reachable(type)) {
      reached.add(screen)
      for (const beside of besides) if (guard(record, beside.screen) === 'allowed') reached.add(beside.screen)
    }
  reached.add(standing({ ...newApplication('ETB'), completedScreen: 'BRE_APPROVED', finalChannelCode: 'SF80' }))
  expect(screenIds.filter((screen) => !isPublic(screen) && !reached.has(screen))).toEqual([])
})

test('every row of the action table can be done somewhere', () => {
  const all: readonly Reached[] = types.flatMap((type) => reachable(type))
  for (const row of actions) {
    if (row.screen === 'review-telecaller') continue
    const somewhere = all.some(
      ({ record }) => record.customerType === row.customerType && mayAct(record, row.screen, row.action),
    )
    expect(somewhere, `${row.customerType} ${row.screen} ${row.action}`).toBe(true)
  }
})

test('an action carries answers exactly where its screen has a form', () => {
  for (const row of actions) if (row.answers) expect(formOf(row.screen), row.screen).toBeDefined()
  for (const screen of Object.keys(forms) as ScreenId[])
    if (!isPublic(screen) && screen !== 'upload-document' && screen !== 'virtual-card')
      expect(
        actions.some((row) => row.screen === screen && row.answers),
        screen,
      ).toBe(true)
})

test('no action is stated twice', () => {
  const names = actions.map((row) => `${row.customerType} ${row.screen} ${row.action}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a screen that shows progress is a screen of the journey', () => {
  for (const type of types)
    for (const { screen } of reachable(type))
      if (
        !endings.includes(screen) &&
        !['congratulations', 'credit-card', 'pan-registered', 'reject811Customer'].includes(screen)
      )
        expect(progressOf(type, screen), `${type} ${screen}`).toBeDefined()
})
