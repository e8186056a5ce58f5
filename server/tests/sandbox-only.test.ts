import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type Running } from './running.ts'

/** What a server has for the sandbox bank's console, and no other server. */
const prefill = '/sandbox/prefill.js'
const starts = ['/verify/mobile?productLogo=utsav', '/verify/application']

const running: { withSandbox?: Running; withBank?: Running } = {}
beforeAll(async () => {
  running.withSandbox = await startProduct()
  // The same systems, but named as a bank's own are.
  const bankUrl = `${running.withSandbox.sandboxUrl}/systems`
  running.withBank = await startProduct({ BANK_URL: bankUrl })
})
afterAll(async () => {
  await running.withBank?.close()
  await running.withSandbox?.close()
})

const get = async (server: Running | undefined, path: string) => {
  const response = await fetch(`${server?.url}${path}`)
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

describe('the mobile number that the console opens the journey with', () => {
  test.each(starts)('%s reads it beside the sandbox bank', async (path) => {
    const page = await get(running.withSandbox, path)
    expect([page.status, page.body.includes(`<script src="${prefill}" defer></script>`)]).toEqual([200, true])
    expect(await get(running.withSandbox, prefill)).toMatchObject({
      status: 200,
      type: 'text/javascript; charset=utf-8',
    })
  })

  test.each(starts)(
    '%s reads none beside a bank of its own, as in production, and has no file to read one',
    async (path) => {
      const page = await get(running.withBank, path)
      expect([page.status, page.body.includes(prefill)]).toEqual([200, false])
      expect((await get(running.withBank, prefill)).status).toBe(404)
    },
  )

  test('no other page reads it', async () => {
    expect((await get(running.withSandbox, '/cards')).body).not.toContain(prefill)
  })
})
