import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { consentToAnalytics } from '../../../analytics/events.ts'
import { Fixture } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { SubmittedCrmScreen } from './SubmittedCrmScreen.tsx'

afterEach(() => consentToAnalytics(undefined))

test.each([
  ['NSTP', [{ name: 'application-submitted', fields: { journeyMode: 'NSTP' } }]],
  ['SSTP', []],
] as const)(
  '[SC-08, SC-09] thank you (CRM) with its number; %s: the event of a submitted application',
  async (journeyMode, expected) => {
    const heard: unknown[] = []
    consentToAnalytics((name, fields) => heard.push({ name, fields }))
    const screen = await render(
      <Fixture
        screen="submitted-crm"
        application={{ ...proven, completedScreen: 'CRM_PUSH', journeyMode, applicationNumber: 'AB2611200042' }}
      >
        <SubmittedCrmScreen />
      </Fixture>,
    )
    await expect.element(screen.getByText('AB2611200042')).toBeVisible()
    await expect.element(screen.getByText('within 72 hours', { exact: false })).toBeVisible()
    expect(heard).toEqual(expected)
  },
)
