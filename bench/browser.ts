import type { Product } from '../tools/product.ts'
import { arriveAtPersonalDetails } from './applicant.ts'
import { measureFirstView, type Reaction } from './first-view.ts'
import { measureKeystrokes } from './keystrokes.ts'
import { openBrowser, openPhone, scriptBytes } from './phone.ts'
import { below, type Row } from './report.ts'
import { inRounds, least, percentile } from './rounds.ts'
import { serveStatic } from './static-page.ts'

const rounds = 7

/** The response to a wrong PAN is the field's message; to a filter chip, its pressed state. */
const answeredForm: Reaction = { control: '#panNumber', attempt: 'type', answer: '#panNumber-error' }
const answeredListing: Reaction = {
  control: 'main button[aria-pressed="false"]',
  attempt: 'press',
  answer: 'main button[aria-pressed="true"]',
}

/** What an applicant on a slow phone waits for, compared with a static page of the same content. */
export async function measureBrowser(product: Product): Promise<Row[]> {
  const browser = await openBrowser()
  const applicant = await openPhone(browser)
  const visitor = await openPhone(browser)
  // A page leaves its browser something to clear away: nobody's load follows another page's.
  const [besideCards, besideForm] = [await openPhone(browser), await openPhone(browser)]
  const cards = `${product.url}/cards`
  const form = `${product.url}/auth/personal-details`
  await arriveAtPersonalDetails(applicant.page, product.url, product.sandboxUrl, '9876500001')
  const [staticCards, staticForm] = [await serveStatic(cards, answeredListing), await serveStatic(form, answeredForm)]
  try {
    const views = await inRounds(rounds, {
      cards: () => measureFirstView(visitor, cards, answeredListing),
      staticCards: () => measureFirstView(besideCards, staticCards.url, answeredListing),
      form: () => measureFirstView(applicant, form, answeredForm),
      staticForm: () => measureFirstView(besideForm, staticForm.url, answeredForm),
    })
    const bytes = await scriptBytes(applicant, async () => {
      await applicant.page.goto(form, { waitUntil: 'networkidle' })
    })
    const keys = await inRounds(3, {
      product: () => measureKeystrokes(applicant, form, '#panNumber'),
      beside: () => measureKeystrokes(besideForm, staticForm.url, '#panNumber'),
    })
    const view = (
      what: string,
      one: 'cards' | 'form',
      other: 'staticCards' | 'staticForm',
      measure: string,
      aim: number,
    ) => below(what, least(views[one][measure]), least(views[other][measure]), aim, 'ms')
    const alive = (what: string, one: 'cards' | 'form'): Row => ({
      what,
      product: `${Math.round(least(views[one]['alive']))} ms`,
      beside: '',
      aim: '',
      met: undefined,
    })
    const kilobytes = bytes / 1000
    return [
      view('/cards: largest contentful paint', 'cards', 'staticCards', 'lcp', 1.15),
      view('/cards: first reaction to a filter', 'cards', 'staticCards', 'reaction', 1.1),
      alive('/cards: React has taken over', 'cards'),
      view('personal-details: largest contentful paint', 'form', 'staticForm', 'lcp', 1.15),
      view('personal-details: first validation', 'form', 'staticForm', 'reaction', 1.1),
      alive('personal-details: React has taken over', 'form'),
      {
        what: 'personal-details: script over the wire until idle',
        product: `${kilobytes.toFixed(1)} kB`,
        beside: '',
        aim: '≤ 100 kB (stretch 75)',
        met: kilobytes <= 100,
      },
      below('keystroke to paint, median', least(keys.product['median']), least(keys.beside['median']), 1.15, 'ms'),
      below(
        'keystroke to paint, 95th of a hundred',
        percentile(keys.product['p95'] ?? [], 0),
        percentile(keys.beside['p95'] ?? [], 0),
        1.3,
        'ms',
      ),
    ]
  } finally {
    staticCards.close()
    staticForm.close()
    await browser.close()
  }
}
