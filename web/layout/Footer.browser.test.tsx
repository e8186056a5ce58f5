import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import '../styles/footer.css'
import '../styles/shell.css'
import { blankApplication } from '../engine/blank-application.ts'
import { useJourney } from '../engine/use-journey.ts'
import { Fixture } from '../examples/examples.tsx'
import { working } from '../screens/person-for-tests.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

function Arrive() {
  const { take } = useJourney()
  return (
    <button
      type="button"
      onClick={() => take({ ...blankApplication, ...working, applicationReferenceNo: 'EX26K7Q3M9' })}
    >
      Arrive
    </button>
  )
}

test('what the record adds to the footer moves none of its links', async () => {
  const screen = await render(
    <Fixture screen="work-details" application={null}>
      <Arrive />
      <Footer page="sided" />
    </Fixture>,
  )
  const places = () =>
    screen
      .getByRole('link')
      .all()
      .map((link) => Math.round(link.element().getBoundingClientRect().top + window.scrollY))
  const before = places()
  expect(before.length).toBeGreaterThan(3)
  await screen.getByRole('button', { name: 'Arrive' }).click()
  await expect.element(screen.getByRole('button', { name: texts['withdraw.open'] })).toBeVisible()
  expect(places()).toEqual(before)
})

test('on a desktop what is pressed stands in the order in which it is reached', async () => {
  await page.viewport(1280, 800)
  const screen = await render(
    <Fixture screen="work-details" application={working}>
      <Footer page="sided" />
    </Fixture>,
  )
  await expect.element(screen.getByRole('button', { name: texts['withdraw.open'] })).toBeVisible()
  const reached = [...screen.container.querySelectorAll('.footer__links a, .footer__act button')]
  const lefts = reached.map((each) => each.getBoundingClientRect().left)
  expect(lefts).toHaveLength(4)
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
})

function Expire() {
  const { session, update } = useJourney()
  return (
    <button
      type="button"
      onClick={() => {
        session.expire()
        update({ told: { type: 'S100', ended: true } })
      }}
    >
      Expire
    </button>
  )
}

test('once the session has ended nothing offers to sign out or to withdraw', async () => {
  const screen = await render(
    <Fixture screen="work-details" application={working}>
      <Header onLanguage={() => {}} />
      <Expire />
      <Footer page="sided" />
    </Fixture>,
  )
  const offers = [texts['header.signOut'], texts['withdraw.open']].map((name) => screen.getByRole('button', { name }))
  for (const offer of offers) await expect.element(offer).toBeVisible()
  await screen.getByRole('button', { name: 'Expire' }).click()
  for (const offer of offers) await expect.element(offer).not.toBeInTheDocument()
})

test('on a phone 360 px wide the links are one line, and whose page it is stands beside the way out', async () => {
  await page.viewport(360, 740)
  const screen = await render(
    <Fixture screen="work-details" application={working}>
      <Footer page="sided" />
    </Fixture>,
  )
  await expect.poll(() => screen.container.querySelector('.footer__act button')).not.toBeNull()
  const middles = (selector: string) =>
    [...screen.container.querySelectorAll(selector)].map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
  expect(new Set(middles('.footer__links a')).size).toBe(1)
  expect(new Set(middles('.footer__legal, .footer__act')).size).toBe(1)
})
