import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { texts as offerTexts } from '@card-journey/journey/texts/en/congratulations.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../examples/examples.tsx'
import { CongratulationsScreen } from '../screens/offer/congratulations/CongratulationsScreen.tsx'
import { approved, offerMaster } from '../screens/person-for-tests.ts'
import { productNamed } from '../screens/start/products-for-tests.ts'
import { FullScreenLoader } from './FullScreenLoader.tsx'

test('[SC-28] the loader turns the applicant’s own card: its look, its orientation, its colours', async () => {
  const upright = {
    ...productNamed('festival'),
    productCode: 'VSTR',
    art: { pattern: 'leaves', orientation: 'vertical' },
  }
  const { container } = await render(
    <Fixture
      screen="check-answers"
      application={{ productLogo: 'festival', productCode: 'VSTR', productName: 'Vastra Style' }}
      master={{ 'getProductDetails?productLogo=festival': [upright] }}
    >
      <FullScreenLoader waiting="decision" />
    </Fixture>,
  )
  const card = container.querySelector('.loader .card-art')
  expect(card?.classList.contains('card-art--vertical')).toBe(true)
  expect(card?.classList.contains('card-art--waiting')).toBe(true)
  expect(card?.classList.contains('theme-fashion')).toBe(true)
  expect(card?.querySelector('.card-art__pattern--leaves')).not.toBeNull()
  expect(card?.textContent).toContain('Vastra Style')
})

test('while the bank decides, what an offer shows is asked for, so that it arrives whole; while it does something else, nothing', async () => {
  const askedWhile = async (waiting: 'decision' | 'bureau') => {
    const asked: string[] = []
    const { unmount } = await render(
      <Fixture
        screen="check-answers"
        application={{ productLogo: 'utsav', productFeecode: 'UTSV0' }}
        on={({ did, what }) => did === 'ask' && asked.push(what)}
      >
        <FullScreenLoader waiting={waiting} />
      </Fixture>,
    )
    await unmount()
    return asked.toSorted()
  }
  expect(await askedWhile('decision')).toEqual(['getConsentDetails', 'getConsentDetails', 'getProductDetails'])
  expect(await askedWhile('bureau')).toEqual(['getProductDetails'])
})

const products = 'getProductDetails?productLogo=example-card'
const keyFacts = 'getConsentDetails?code=KFS&productLogo=example-card'

test('what could not be had ahead is forgotten: the offer asks for itself, and an outage that is over is seen nowhere', async () => {
  let outage = true
  const failed = { ok: false, call: 'getConsentDetails', problem: 'NETWORK', detail: {}, message: '' } as const
  let refused = 0
  const calls = {
    getConsentDetails: ({ code }: Readonly<Record<string, unknown>>) => {
      if (outage) return (refused++, failed)
      return { ok: true, response: code === 'KFS' ? offerMaster[keyFacts] : offerMaster.getConsentDetails } as const
    },
  }
  const on = (deciding: boolean) => (
    <Fixture
      screen="congratulations"
      application={approved}
      master={{ [products]: offerMaster[products] }}
      calls={calls}
    >
      {deciding ? <FullScreenLoader waiting="decision" /> : <CongratulationsScreen />}
    </Fixture>
  )
  const screen = await render(on(true))
  await expect.poll(() => refused).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(refused).toBe(2)
  outage = false
  await screen.rerender(on(false))
  await expect.element(screen.getByText(offerTexts.facts, { exact: true })).toBeVisible()
  expect(screen.getByText(offerTexts['facts.failed'], { exact: true }).elements()).toEqual([])
  expect(screen.getByText(offerTexts['consents.failed'], { exact: true }).elements()).toEqual([])
})

/** The words that the loader of a decision ticks off, and those that it does not. */
async function ticked(different: Pick<FixtureProps, 'application' | 'state'>) {
  const { container, unmount } = await render(
    <Fixture screen="check-answers" {...different}>
      <FullScreenLoader waiting="decision" />
    </Fixture>,
  )
  const words = (which: string) => [...container.querySelectorAll(which)].map(({ textContent }) => textContent)
  const found = { done: words('.loader__step--done'), open: words('.loader__step:not(.loader__step--done)') }
  await unmount()
  return found
}

const day = '2026-11-20'
const ofBureau = (bureau: 'first' | 'none'): Partial<ApplicationView> => ({
  customerType: 'NTB',
  facts: { bureau: { day, bureau, addresses: [] } },
})
const steps = { details: 'Details checked', report: 'Credit report read', limit: 'Your limit is set' }
const deciding = 'Deciding on your card and limit'

test('the loader ticks off what the server has told, and the limit only once it is set', async () => {
  expect(await ticked({ application: ofBureau('first') })).toEqual({
    done: [steps.details, steps.report],
    open: [deciding],
  })
  expect(await ticked({ application: { customerType: 'NTB', facts: {} } })).toEqual({
    done: [steps.details],
    open: ['Reading your credit report', deciding],
  })
  // The decision has come, and it is no approval.
  expect(await ticked({ application: { customerType: 'NTB', facts: {} }, state: { decided: 'otherwise' } })).toEqual({
    done: [steps.details, steps.report],
    open: [deciding],
  })
  expect(await ticked({ application: ofBureau('first'), state: { decided: 'limitSet' } })).toEqual({
    done: [steps.details, steps.report, steps.limit],
    open: [],
  })
})

test('no report is claimed for those who are decided on without one', async () => {
  for (const application of [ofBureau('none'), { customerType: 'ETB', facts: {} } as const])
    expect(await ticked({ application })).toEqual({ done: [steps.details], open: [deciding] })
})
