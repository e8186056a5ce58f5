import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type Running } from './running.ts'

/** The public pages as a browser without JavaScript, a search engine and a link preview get them. */
let product: Running
beforeAll(async () => {
  product = await startProduct({ PUBLIC_URL: 'http://cards.example' })
})
afterAll(() => product.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(product.url + path, { headers, redirect: 'manual' })
  const body = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body,
    language: response.headers.get('content-language'),
  }
}

test('[T28] slashes at the end of a path are the same page, with what it may do', async () => {
  const plain = await fetch(`${product.url}/auth/requirements`)
  const slashes = await fetch(`${product.url}/auth/requirements${'/'.repeat(3000)}`)
  expect(await slashes.text()).toBe(await plain.text())
  for (const name of ['permissions-policy', 'content-security-policy', 'cache-control'])
    expect(slashes.headers.get(name), name).toBe(plain.headers.get(name))
})

test('a page of an application has the key ahead that its first call needs; a public page asks for nothing of it', async () => {
  // Once the page is painted, with the app's own files: in the head it came before the picture.
  const keysAhead = /\["(\/api\/keys)"\]\.forEach\(preload/
  const [, path = ''] = keysAhead.exec((await get('/auth/personal-details')).body) ?? []
  expect((await get(path)).body).toMatch(/^\{"keys":\[\{/)
  for (const open of ['/cards', '/verify/mobile']) expect((await get(open)).body).not.toMatch(keysAhead)
})

test('the helpline stays in one piece, wherever a line ends', async () => {
  const { body } = await get('/cards')
  expect(body).toContain('1800\u00a0000\u00a00000')
  expect(body).not.toMatch(/1800 000|000 0000/)
})

const hindi = { 'accept-language': 'hi' }
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

describe('[PL-09] what an address names and the bank does not have is 404, in words', () => {
  test.each([
    '/card-details?productLogo=nope',
    '/card-details?productLogo=parvat&feeCode=NOPE',
    '/card-details?productLogo=%3Cscript%3E',
    `/card-details?productLogo=${'a'.repeat(500)}`,
    '/card-details/?productLogo=nope&utm_source=x&channelCode=SF95',
    '/verify/mobile?productLogo=nope',
    '/terms-conditions/KFS?productLogo=nope',
  ])('%s: no such card', async (path) => {
    const english = await get(path)
    expect([english.status, heading(english.body)]).toEqual([404, 'We don’t have this card'])
    expect(english.body).toContain('"address":"/error?type=cardNotFound"')
    const inHindi = await get(path, hindi)
    expect([inHindi.status, heading(inHindi.body)]).toEqual([404, 'यह कार्ड हमारे यहाँ नहीं है'])
    expect(english.body).toContain('noindex')
    expect(english.body).not.toContain('rel="canonical"')
  })

  test.each([
    '/card-details?productLogo=saathi',
    '/verify/mobile?productLogo=saathi',
    '/card-details?productLogo=saathi-plus&channelCode=SF95',
  ])(
    '[RO-08, PL-07] %s: a card that the partner alone sells can’t be chosen by an address, and the page says whose it is',
    async (path) => {
      const english = await get(path)
      expect([english.status, heading(english.body)]).toEqual([404, 'This card comes from our partner'])
      expect(english.body).toContain('"address":"/error?type=PARTNER_RESTRICTED"')
      expect(english.body).toContain('noindex')
      const inHindi = await get(path, hindi)
      expect([inHindi.status, heading(inHindi.body)]).toEqual([404, 'यह कार्ड पार्टनर से मिलता है'])
    },
  )

  test.each(['/terms-conditions/NOPE', '/terms-conditions/TNCX'])('%s: no such document', async (path) => {
    expect(heading((await get(path)).body)).toBe('We don’t have this document')
    const inHindi = await get(path, hindi)
    expect([inHindi.status, heading(inHindi.body)]).toEqual([404, 'यह दस्तावेज़ हमारे यहाँ नहीं है'])
  })

  test('what there is stays as it was', async () => {
    const paths = [
      '/card-details?productLogo=parvat',
      '/terms-conditions/MITC',
      '/verify/mobile?productLogo=parvat',
      // Who holds a card that is no longer shown still reads its terms.
      '/terms-conditions/KFS?productLogo=saathi',
    ]
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200])
    expect((await get('/nowhere')).status).toBe(404)
  })

  test('no made-up value makes a page of its own', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => (await get(`/card-details?productLogo=made-up-${index}`)).body),
    )
    expect(new Set(bodies).size).toBe(1)
  })
})

describe('for machines', () => {
  const head = async (path: string, headers = {}) => {
    const { body } = await get(path, headers)
    return body.slice(0, body.indexOf('</head>'))
  }

  test('a card’s page has its title, description, canonical address, languages and preview', async () => {
    const english = await head('/card-details?productLogo=parvat&utm_source=x')
    expect(english).toMatch(/<title>[^<]*Parvat[^<]* – Aranya Bank<\/title>/)
    expect(english).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(english).toContain(
      '<link rel="canonical" href="http://cards.example/card-details?productLogo=parvat&amp;language=en">',
    )
    for (const language of ['en', 'hi'])
      expect(english).toContain(
        `<link rel="alternate" href="http://cards.example/card-details?productLogo=parvat&amp;language=${language}" hreflang="${language}">`,
      )
    expect(english).toContain('hreflang="x-default"')
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'og:site_name'])
      expect(english).toContain(`<meta property="${name}"`)
    expect(english).not.toContain('noindex')
    expect(await head('/terms-conditions/MITC')).not.toBe(await head('/terms-conditions/TNC'))
    expect(/<title>(.*?)<\/title>/.exec(await head('/terms-conditions/MITC'))?.[1]).not.toBe(
      /<title>(.*?)<\/title>/.exec(await head('/terms-conditions/PRIVACY'))?.[1],
    )
  })

  test('the picture of a link that is sent is a PNG of the size that messaging apps show', async () => {
    // A sign-in is not to be found by search, but is sent from one person to another.
    for (const path of ['/cards', '/verify/mobile']) {
      const named = /<meta property="og:image" content="http:\/\/cards\.example(\/[^"]*)">/.exec(await head(path))
      const response = await fetch(product.url + (named?.[1] ?? '/none'))
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.subarray(1, 4).toString(), path).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630])
      expect(await head(path)).toMatch(/<meta property="og:description" content="[^"]{20,}">/)
    }
  })

  test('the page of an unknown path is named as one that was not found, in the language of the page', async () => {
    expect(await head('/nowhere')).toContain('<title>Page not found – ')
    expect(await head('/nowhere?language=hi')).toContain('<title>पेज नहीं मिला – ')
    expect(await head('/error')).not.toContain('Page not found')
  })

  test('the address can name the language, before cookie and browser', async () => {
    const named = await get('/cards?language=hi', { cookie: 'language=en', 'accept-language': 'en' })
    expect(named.language).toBe('hi')
    expect(named.body).toContain('<link rel="canonical" href="http://cards.example/cards?language=hi">')
    expect((await get('/cards?language=xx', hindi)).language).toBe('hi')
  })

  test('pages of an application, of a sign-in and of errors are not to be found', async () => {
    const paths = [
      '/auth/personal-details',
      '/verify/mobile',
      '/verify/otp',
      '/confirm',
      '/continue',
      '/error',
      '/nowhere',
    ]
    for (const path of [...paths, '/card-details?productLogo=parvat&feeCode=FYF', '/compare-cards']) {
      const { body, status } = await get(path)
      if (status === 200) expect([path, body.includes('<meta name="robots" content="noindex">')]).toEqual([path, true])
    }
    const { body, type } = await get('/robots.txt')
    expect(type).toContain('text/plain')
    for (const path of ['/auth/', '/api/', '/verify/', '/confirm', '/continue'])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toContain('Sitemap: http://cards.example/sitemap.xml')
  })

  test('the sitemap lists every visible card and document in every language, and each exists', async () => {
    const { body, type } = await get('/sitemap.xml')
    expect(type).toContain('application/xml')
    const listed = Array.from(body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => (url ?? '').replaceAll('&amp;', '&'))
    const { products } = product.server.composed.deps.masterData()
    const visible = products.filter(({ isCardVisible }) => isCardVisible)
    expect(listed).toHaveLength((visible.length + 6) * 2)
    for (const { productLogo, isCardVisible } of products)
      expect([productLogo, body.includes(`productLogo=${productLogo}&`)]).toEqual([productLogo, isCardVisible])
    for (const url of listed) {
      const { status, body: page } = await get(url.slice('http://cards.example'.length))
      expect([url, status, page.includes(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}">`)]).toEqual([
        url,
        200,
        true,
      ])
    }
  })

  test('manifest and icons are there, in the colours of the theme', async () => {
    const manifest = JSON.parse((await get('/manifest.webmanifest?language=hi')).body) as {
      name: string
      theme_color: string
      icons: { src: string }[]
    }
    expect(manifest).toMatchObject({ name: 'अरण्य बैंक', lang: 'hi', theme_color: '#faf8f4' })
    const others = ['/favicon.ico', '/apple-touch-icon.png']
    for (const path of [...manifest.icons.map(({ src }) => src), ...others]) {
      const { status, type } = await get(path)
      expect([path, status, type?.startsWith('image/')]).toEqual([path, 200, true])
    }
    expect((await get('/icon.svg')).body).toContain('#3a2f8f')
    expect(await head('/cards')).toContain(
      '<meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)">',
    )
  })
})
