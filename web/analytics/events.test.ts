import { expect, test } from 'vitest'
import { consentToAnalytics, record } from './events.ts'

test('[ER-34] nothing is recorded before the applicant consents, nor after the consent is withdrawn', () => {
  const heard: unknown[] = []
  record('page-load', { screen: 'cards', channel: 'SF96' })
  consentToAnalytics((name, fields) => heard.push([name, fields]))
  record('page-load', { screen: 'error', channel: 'SF96', errorType: '100', errorText: 'This step did not go through' })
  consentToAnalytics(undefined)
  record('page-load', { screen: 'cards', channel: 'SF96' })
  expect(heard).toEqual([
    ['page-load', { screen: 'error', channel: 'SF96', errorType: '100', errorText: 'This step did not go through' }],
  ])
})

test('a broken sink does not break the journey, and is not asked again', () => {
  let asked = 0
  consentToAnalytics(() => {
    asked += 1
    throw new Error('blocked')
  })
  record('page-load', { screen: 'cards', channel: 'SF96' })
  record('page-load', { screen: 'cards', channel: 'SF96' })
  expect(asked).toBe(1)
})
