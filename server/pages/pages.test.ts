import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pageDocument, type BuiltApp, type RenderedPage } from './page-document.ts'
import { contentSecurityPolicy, mayUseDevices, securityHeaders } from './page-headers.ts'
import { pageLanguage } from './page-language.ts'
import { masterKey } from './pages.ts'

describe('language', () => {
  test.each([
    ['the applicant’s choice wins', 'language=hi', 'en-IN,en;q=0.9', 'hi'],
    ['else what the browser prefers', undefined, 'ta;q=1, hi-IN;q=0.8, en;q=0.7', 'hi'],
    ['by quality, not by place', undefined, 'hi;q=0.2, en;q=0.9', 'en'],
    ['a refused one is none', undefined, 'hi;q=0, fr', 'en'],
    ['else the default', undefined, undefined, 'en'],
    ['a made-up cookie is none', 'language=xx', 'hi', 'hi'],
    ['of another name neither', 'mylanguage=hi', 'en', 'en'],
    ['garbage is the default', 'language=', ';;;,q=,=', 'en'],
  ])('%s', (_title, cookie, accepted, language) => {
    expect(pageLanguage(cookie, accepted)).toBe(language)
  })
})

const app: BuiltApp = {
  chunks: {
    'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js' },
    'old-browsers/polyfills.ts': { file: 'assets/polyfills.js' },
    'styles/print.css': { file: 'assets/print.css' },
    'screens/a/AScreen.tsx': { file: 'assets/a.js', css: ['assets/a.css'], imports: ['_base.js', 'entry-client.tsx'] },
    '../journey/texts/en/shell.ts?all-late': { file: 'assets/shell-late.js' },
  },
  scripts: {
    theme: 'theme()',
    'early-submit': 'hold()',
    'shell-links': 'links()',
    'browser-check': 'check()',
    'start-check': 'started()',
    modern: 'window.Object.hasOwn',
  },
  earlyScripts: { a: { code: 'watch()', messages: ['requiredField'] } },
  styleOf: (file) => `/* ${file} */`,
}
const page: RenderedPage = {
  html: '<h1>A</h1>',
  title: 'A & <B>',
  siteName: 'Bank',
  noscript: 'Switch it on',
  oldBrowser: { heading: 'Too old', text: 'Use another' },
  modules: {
    screen: { file: 'screens/a/AScreen.tsx', component: 'AScreen' },
    lateTexts: { en: '../journey/texts/en/shell.ts?all-late' },
  },
  screen: 'a',
  texts: { a: { heading: 'A' } },
  messages: { requiredField: 'Fill in', panInvalid: 'Enter your PAN' },
  mistake: '<p><span></span></p>',
  summary: { markup: '<h2></h2>', headings: ['', '', 'Check 2 answers'] },
}
const policy = { defaultTheme: 'pvrb' } as const
const data = { policy, query: {}, word: '</script><script>alert(1)</script>' }
const document = pageDocument(app, page, 'en', data)

describe('document', () => {
  test('[CO-20] the page has the bank’s default theme', () => {
    expect(document.html).toContain('<html lang="en" class="theme-pvrb">')
    const other = pageDocument(app, page, 'en', { policy: { defaultTheme: 'business' } })
    expect(other.html).toContain('<html lang="en" class="theme-business">')
  })

  test('every inline script and style is in the policy by its hash, and nothing else is allowed to run', () => {
    const contentPolicy = contentSecurityPolicy(document, { secure: true })
    const inlined = [...document.html.matchAll(/<(script|style)(?: data-file="[^"]*")?>([^<]*)<\/\1>/g)].map(
      ([, , text]) => text ?? '',
    )
    expect(inlined).toHaveLength(8)
    for (const text of inlined)
      expect(contentPolicy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(contentPolicy).not.toMatch(/unsafe|\*|https?:/)
    expect(contentPolicy).toContain("connect-src 'self';")
    const withSocket = contentSecurityPolicy(document, { secure: true, connectOrigins: ['wss://cards.bank.example'] })
    expect(withSocket).toContain("connect-src 'self' wss://cards.bank.example;")
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'"])
      expect(contentPolicy).toContain(rule)
    expect(contentPolicy).toContain("require-trusted-types-for 'script'")
    expect(document.html).not.toContain('style=')
  })

  test('data and title can’t break out of their elements', () => {
    expect(document.html).not.toContain('<script>alert')
    expect(document.html).toContain('<title>A &amp; &lt;B&gt;</title>')
    const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(document.html) ?? []
    expect((JSON.parse(json) as { word: string }).word).toBe('</script><script>alert(1)</script>')
  })

  test('the screen’s files are preloaded once and named for the app; its style is inside, not fetched before it shows', () => {
    const [, preloads = ''] = /(\[[^\]]*\])\.forEach\(preload\.bind\(null,"modulepreload"/.exec(document.html) ?? []
    const files: string[] = JSON.parse(preloads)
    expect(files).toContain('/assets/a.js')
    expect([files.length, new Set(files).size]).toEqual([3, 3])
    // Named, so that the loader doesn't fetch them, and without a link, which a browser would follow.
    for (const file of ['entry', 'a'])
      expect(document.html).toContain(`<style data-file="/assets/${file}.css">/* assets/${file}.css */</style>`)
    expect(document.html.match(/stylesheet"(?! media="print")/)).toBeNull()
    const [, json = ''] = /id="page-data">(.*?)<\/script>/.exec(document.html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      modules: {
        screen: { file: '/assets/a.js', component: 'AScreen' },
        lateTexts: { en: '/assets/shell-late.js' },
      },
      texts: { a: { heading: 'A' } },
    })
  })

  test('any page can be printed: what paper shows comes last, and holds nothing up', () => {
    expect(document.html).toMatch(
      /<\/script><link rel="stylesheet" media="print" href="\/assets\/print\.css"><\/body><\/html>$/,
    )
  })

  test('files may come from another origin: every address of one names it, and the policy allows that one more', () => {
    const origin = 'https://files.bank.example'
    const elsewhere = pageDocument(app, page, 'en', data, undefined, { assetOrigin: origin })
    const { html } = elsewhere
    expect(html.replaceAll(`${origin}/assets/`, '').replaceAll('/* assets/', '')).not.toContain('assets/')
    expect(html).toContain(`import("${origin}/assets/entry.js")`)
    const rules = contentSecurityPolicy(elsewhere, { secure: true, assetOrigin: origin }).split('; ')
    const naming = rules.filter((rule) => rule.includes(origin)).map((rule) => rule.split(' ')[0])
    expect(naming).toEqual(['script-src', 'style-src', 'img-src', 'connect-src'])
  })

  test('a browser that lacks something gets it before the app; the others start at once', () => {
    expect(document.html).toContain('window.Object.hasOwn?go():import("/assets/polyfills.js").then(go)}')
    // Once the page is painted; a background tab never paints.
    expect(document.html).toContain(
      'requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)})()</script><script>started()</script>',
    )
    expect(document.html).not.toContain('href="/assets/polyfills.js"')
  })

  test('a page with a form carries its checks, hashed, with the words that they may need and no others', () => {
    const withForm = pageDocument(app, { ...page, html: '<form></form>' }, 'en', { policy })
    expect(withForm.html).toContain('<template id="field-mistake"><p><span></span></p></template>')
    expect(withForm.html).toContain(
      '<template id="form-summary" data-headings="[&quot;&quot;,&quot;&quot;,&quot;Check 2 answers&quot;]"><h2></h2></template>',
    )
    const [, json = ''] = /id="field-messages">(.*?)<\/script>/.exec(withForm.html) ?? []
    expect(JSON.parse(json)).toEqual({ requiredField: 'Fill in' })
    expect(withForm.html.indexOf('watch()')).toBeGreaterThan(withForm.html.indexOf('<form>'))
    expect(withForm.scriptHashes).toContain(`'sha256-${createHash('sha256').update('watch()').digest('base64')}'`)
    expect(document.html).not.toContain('watch()')
  })
})

describe('headers', () => {
  test('camera, microphone and position are for the pages of the video call only', () => {
    const at = (path: string) => securityHeaders(path, { secure: false })['permissions-policy']
    expect(at('/auth/permission')).toContain('camera=(self), microphone=(self), geolocation=(self)')
    for (const path of ['/cards', '/auth/personal-details', '/auth/permission/x'])
      expect(at(path)).toContain('camera=(), microphone=(), geolocation=()')
    expect(mayUseDevices('/auth/location')).toBe(true)
  })

  test('HSTS is sent with TLS only', () => {
    expect(securityHeaders('/', { secure: true })['strict-transport-security']).toContain('max-age=')
    expect(securityHeaders('/', { secure: false })).not.toHaveProperty('strict-transport-security')
  })
})

test('a master-data answer has one key, whatever the order of its parameters', () => {
  expect(masterKey('getProductDetails', { productLogo: 'a', language: 'hi' })).toBe(
    masterKey('getProductDetails', { language: 'hi', productLogo: 'a' }),
  )
  expect(masterKey('getProductDetails', {})).toBe('getProductDetails')
})
