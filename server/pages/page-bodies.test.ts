import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openPageBodies, pageText } from './page-bodies.ts'

const html = '<h1>आपका आवेदन</h1>'.repeat(500)

test('each form of a page is its text', async () => {
  const bodyOf = openPageBodies()
  const text = await pageText(Buffer.from(html))
  expect(brotliDecompressSync(await bodyOf(text, 'br')).toString()).toBe(html)
  expect(gunzipSync(await bodyOf(text, 'gzip')).toString()).toBe(html)
  expect((await bodyOf(text, 'identity')).toString()).toBe(html)
})

test('a form that is asked for is made once, and kept until a hundred others were asked for', async () => {
  const bodyOf = openPageBodies()
  const text = await pageText(Buffer.from(html))
  const [first, beside] = await Promise.all([bodyOf(text, 'gzip'), bodyOf(text, 'gzip')])
  expect(beside).toBe(first)
  for (let number = 0; number < 99; number++) await bodyOf(await pageText(Buffer.from(String(number))), 'identity')
  expect(await bodyOf(text, 'gzip')).toBe(first)
  await bodyOf(text, 'identity')
  const again = await bodyOf(text, 'gzip')
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})
