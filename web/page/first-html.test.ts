import { specifiedPagePolicy as policy } from '@card-journey/journey/policy-for-tests.ts'
import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { forms } from '@card-journey/journey/steps/forms.ts'
import { allPaths, planPage } from '../entry-plans.ts'
import { mostQuestions, render } from '../entry-server.tsx'
import { plainBrand as brand } from '../examples/brand-for-tests.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { productNamed } from '../screens/start/products-for-tests.ts'

/** The pages as the server renders them, before any script runs. Placeholders in texts are unfilled here. */

const first = (path: string, language: Language = 'en') =>
  render({ path, language, data: { query: {}, brand, policy, master: {} } })

/** The part of the page that is the screen's own. */
async function screenOf(screen: ScreenId, language?: Language): Promise<string> {
  const { html } = await first(screenPaths[screen], language)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ')

test('[SC-46] every page has its words in each language: a title, headings, no word left out', async () => {
  for (const path of allPaths())
    for (const language of ['en', 'hi'] as const) {
      const { html, title } = await first(path, language)
      const words = textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
      expect(title, path).toMatch(/\S – Example Bank$/)
      expect(words.trim().length, `${path} ${language}`).toBeGreaterThan(10)
      expect(words, `${path} ${language}`).not.toMatch(/undefined|\[object|lorem|todo/i)
      expect(/[\u0900-\u097f]{3}/.test(words), `${path} ${language}`).toBe(language === 'hi')
    }
})

test('the summary of mistakes has a heading for as many as a form can have', async () => {
  const asked = Object.values(forms).map(({ questions }) => Object.keys(questions).length)
  expect(Math.max(...asked)).toBeLessThanOrEqual(mostQuestions)
  const { summary } = await first(screenPaths['personal-details'])
  expect(summary.headings).toHaveLength(mostQuestions + 1)
})

test.each([
  ['[SC-13]', 'visit-branch', 'Please visit your nearest branch'],
  ['[SC-14]', 'not-sourcing', 'We can’t accept this application'],
] as const)('%s %s shows messages, and asks nothing', async (_id, screen, heading) => {
  const html = await screenOf(screen)
  expect(html).toContain(`<h1>${heading}</h1>`)
  // The messages of not-sourcing come with the notice that was made for this applicant.
  if (screen === 'visit-branch') expect(html.match(/<(p|li)[ >]/g)?.length).toBeGreaterThan(3)
  expect(html).not.toMatch(/<(form|input|button|select|textarea)\b/)
})

test('[SC-18] an applicant without a registered mobile number reads so, and goes back to verify it', async () => {
  const html = await screenOf('no-registered-mobile')
  expect(html).toContain('<h1>Your account has no registered mobile number</h1>')
  expect(html).toMatch(/<a class="button[^"]*" href="\/verify\/mobile[^"]*">/)
})

test('[SC-29] the header of every page shows the bank’s logo', async () => {
  for (const path of allPaths()) {
    const { html } = await first(path)
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    expect(header, path).toMatch(/<svg class="bank-logo"/)
    expect(header, path).toContain('Example Bank')
  }
})

test('[SC-31, PB-01] the screens of the application have a progress bar, and no others', async () => {
  const bar = async (screen: ScreenId) => (await screenOf(screen)).includes('class="progress')
  for (const screen of ['verify-mobile', 'personal-details', 'work-details', 'home-address', 'kyc'] as const)
    expect([screen, await bar(screen)]).toEqual([screen, true])
  for (const screen of ['cards', 'rejected', 'vkycRejection', 'auth-error', 'not-sourcing'] as const)
    expect([screen, await bar(screen)]).toEqual([screen, false])
})

test('[SC-44] the alternative card can be accepted or declined', async () => {
  const html = await screenOf('credit-card')
  expect(html).toContain('<h1>We can offer you another card</h1>')
  expect(html.match(/<button\b/g)).toHaveLength(2)
})

test('[CO-55, CO-57] every page states the helpline, as a number to call', async () => {
  for (const path of allPaths()) expect((await first(path)).html, path).toMatch(/<a [^>]*href="tel:18000000000">/)
})

test('[RO-09, RO-12] no page is for agents, representatives, staff or administrators', async () => {
  for (const path of ['/admin', '/staff', '/agent', '/auth/agent', '/auth/admin', '/operator', '/console', '/sandbox'])
    expect(planPage(path)).toMatchObject({ screen: 'error', status: 404 })
})

test('[AP-12] the page beside the bank’s app is rendered for its own word alone, and a made-up one is no other page', async () => {
  expect(planPage('/continue', { in: 'app' })).toMatchObject({ status: 200, query: { in: 'app' } })
  for (const made of ['App', 'x', '9876543210', '"><script>', ''])
    expect(planPage('/continue', { in: made })).toEqual({
      screen: 'continue',
      path: '/continue',
      status: 200,
      query: {},
    })
})

test('[T28] slashes at the end of a path make no other page, and thousands of them take no time', () => {
  for (const made of ['/cards/', '/cards//', `/cards${'/'.repeat(9000)}`])
    expect(planPage(made)).toMatchObject({ screen: 'cards', path: '/cards', status: 200 })
  const started = performance.now()
  for (let times = 0; times < 50; times++) expect(planPage(`${'/'.repeat(12_000)}x`)).toMatchObject({ status: 404 })
  expect(performance.now() - started).toBeLessThan(1000)
})

test('[CO-59] a card that the bank’s data has upright shows portrait art', async () => {
  const cards = (['vertical', 'horizontal'] as const).map((orientation) => ({
    ...productNamed('festival'),
    productLogo: orientation,
    art: { pattern: 'leaves', orientation },
  }))
  const master = { 'getProductDetails?language=en': cards, 'getPreferenceDetails?language=en': [] }
  const { html } = await render({ path: '/cards', language: 'en', data: { query: {}, brand, policy, master } })
  const art = [...html.matchAll(/class="card-art ([^"]*)"/g)].map(([, classes = '']) => classes)
  expect(art).toHaveLength(2)
  expect(art.filter((classes) => classes.includes('card-art--vertical'))).toHaveLength(1)
})
