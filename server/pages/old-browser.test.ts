import { expect, test } from 'vitest'
import { pageDocument, type BuiltApp, type RenderedPage } from './page-document.ts'

const app: BuiltApp = {
  chunks: { 'entry-client.tsx': { file: 'assets/entry.js' } },
  scripts: { theme: '', 'early-submit': '', 'browser-check': 'check()', 'start-check': 'started()' },
  earlyScripts: {},
  styleOf: () => '',
}
const page = (component: string): RenderedPage => ({
  html: '',
  title: '',
  siteName: '',
  noscript: '',
  oldBrowser: { heading: 'Too old', text: 'Use another' },
  modules: { screen: { file: `screens/${component}.tsx`, component }, lateTexts: {} },
  screen: 'error',
  texts: {},
  messages: {},
  mistake: '',
  summary: { markup: '', headings: [] },
})

test('[SC-36, CO-63] the browser check and its notice are in the document of every screen, not of the call’s alone', () => {
  for (const component of ['CardsScreen', 'PersonalDetailsScreen', 'PermissionScreen', 'ErrorScreen']) {
    const { html } = pageDocument(app, page(component), 'en', { policy: { defaultTheme: 'pvrb' } })
    // Without modules: even an old browser runs it, before any other code of ours.
    expect(html).toContain('<script>check()</script>')
    expect(html.indexOf('check()')).toBeLessThan(html.indexOf('import("/assets/entry.js")'))
    // A browser that can't read `import()` runs the script after it all the same, which finds no trace of a start.
    expect(html.indexOf('started()')).toBeGreaterThan(html.indexOf('import("/assets/entry.js")'))
    expect(html.indexOf('data-started')).toBeLessThan(html.indexOf('import("/assets/entry.js")'))
    expect(html).toContain('Too old')
    expect(html).toContain('Use another')
  }
})
