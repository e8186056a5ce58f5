import { expect, test } from 'vitest'
import { beginAtTop } from './go-back.ts'

test('[SC-33] Back does not scroll: where the page before was left is not where it begins', async () => {
  document.body.style.height = '4000px'
  beginAtTop()
  window.scrollTo(0, 700)
  history.pushState(null, '', '/second')
  window.scrollTo(0, 0)
  const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  history.back()
  await back
  await new Promise((passed) => setTimeout(passed, 300))
  expect(window.scrollY).toBe(0)
  history.scrollRestoration = 'auto'
  document.body.style.height = ''
})
