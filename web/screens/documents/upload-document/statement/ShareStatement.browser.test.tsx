import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../../examples/examples.tsx'
import '../../../../styles/critical.css'
import { message } from '../../../person-for-tests.ts'
import { agreed, documentsDue, received, statementText } from '../../statement-for-tests.ts'
import { UploadDocumentScreen } from '../UploadDocumentScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(different: Partial<FixtureProps> = {}) {
  const did: Did[] = []
  const screen = await render(
    <Fixture
      screen="upload-document"
      application={documentsDue()}
      master={{ 'getConsentDetails?code=STATEMENT': [statementText] }}
      on={(event) => did.push(event)}
      {...different}
    >
      <UploadDocumentScreen />
    </Fixture>,
  )
  const way = screen.getByRole('radio', { name: /^Share/ })
  if (different.application?.completedScreen !== 'PERFIOS') await way.click()
  const asked = (call: string) => did.filter(({ what }) => what === call)
  return { screen, asked, did, share: screen.getByRole('button', { name: texts.share }) }
}

const withStatement = (...[statement, marker]: Parameters<typeof documentsDue>) => ({
  applicationReferenceNo: 'EX26K7Q3M9',
  version: 4,
  ...documentsDue(statement, marker),
})

test('the terms are there before the consent, which nobody ticks but the applicant', async () => {
  const { screen, asked, share } = await open()
  await expect.element(screen.getByText('Statements for the last 6 months', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('After 7 days', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('For 90 days, then deleted')).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
  await share.click({ force: true })
  await expect.element(screen.getByText(message('consentRequired'))).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('consentStatement')
  expect(asked('initiateTransaction')).toEqual([])
})

test('agreeing sends the version that was shown, and goes on to the page before the aggregator’s', async () => {
  const { screen, asked, did, share } = await open({
    calls: {
      initiateTransaction: {
        ok: true,
        response: { perfiosTransactionId: 'pf-1', application: withStatement(agreed) },
      },
    },
  })
  await screen.getByRole('checkbox').click()
  await share.click()
  expect(asked('initiateTransaction')[0]?.answers).toMatchObject({
    consent: { code: 'STATEMENT', version: '1.0', value: 'Y' },
    language: 'en',
  })
  await expect.poll(() => did.at(-1)).toMatchObject({ did: 'go', what: 'perfios-redirect' })
})

test('refusing is one press: the slips are next', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: texts['share.instead'] }).click()
  await expect.poll(() => document.activeElement?.id).toBe('slip-2026-10')
})

test('a text that has changed is asked for again', async () => {
  const { screen, share } = await open({
    calls: {
      initiateTransaction: {
        ok: false,
        call: 'initiateTransaction',
        problem: 'CONSENT_CHANGED',
        message: '',
        detail: { fields: { consentStatement: 'consentChanged' } },
      },
    },
  })
  await screen.getByRole('checkbox').click()
  await share.click()
  await expect.element(screen.getByText(message('consentChanged'))).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
})

test('the page looks for the report by itself and shows the receipt; the decision is the applicant’s press', async () => {
  const answers = ['working', 'ready'] as const
  let looks = 0
  const { screen, asked } = await open({
    application: withStatement(agreed, 'PERFIOS'),
    calls: {
      retrieveReport: () => {
        const state = answers[Math.min(looks++, 1)]
        const application = withStatement(state === 'ready' ? received : agreed, 'PERFIOS')
        return { ok: true, response: { state, application } }
      },
    },
  })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['analysis.heading'])
  await expect.element(screen.getByText('Kaveri Bank, ending 4821'), { timeout: 10_000 }).toBeVisible()
  await expect.element(screen.getByText('18 February 2027')).toBeVisible()
  expect(asked('finalBre')).toEqual([])
  await screen.getByRole('button', { name: texts['analysis.decide'] }).click()
  expect(asked('finalBre')).toHaveLength(1)
})

test('stopping while it waits opens the uploads and says so', async () => {
  const { screen, asked } = await open({
    application: withStatement(agreed, 'PERFIOS'),
    calls: {
      cancelTransaction: { ok: true, response: [withStatement({ ...agreed, ended: 'withdrawn' })] },
    },
  })
  await screen.getByRole('button', { name: texts['analysis.cancel'] }).click()
  expect(asked('cancelTransaction')[0]?.answers).toMatchObject({ perfiosTransactionId: 'pf-1' })
  await expect.element(screen.getByText(texts['share.ended.withdrawn'])).toBeVisible()
  await expect.element(screen.getByText('0 of 3 ready')).toBeVisible()
})

test('on a desktop sharing and uploading instead stand in one row', async () => {
  await page.viewport(1280, 800)
  const { screen, share } = await open()
  const box = (of: typeof share) => of.element().getBoundingClientRect()
  await expect.element(share).toBeVisible()
  const instead = screen.getByRole('button', { name: texts['share.instead'] })
  expect(box(instead).top).toBe(box(share).top)
  expect(box(share).width).toBeGreaterThanOrEqual(168)
  await page.viewport(414, 896)
})
