import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a port in use and a host that is none end in a sentence that names the settings', async () => {
  const [first, second, third] = [Fastify(), Fastify(), Fastify()]
  const port = await listen(first, { host: '127.0.0.1', port: 0 }, 'PORT or HOST')
  expect(port).toBeGreaterThan(0)
  await expect(listen(second, { host: '127.0.0.1', port }, 'PORT or HOST')).rejects.toThrow(
    `The server can't listen at 127.0.0.1 port ${port}: it is in use. Set PORT or HOST.`,
  )
  await expect(listen(third, { host: '203.0.113.9', port: 0 }, 'OPERATOR_HOST')).rejects.toThrow('no such address')
  await Promise.all([first.close(), second.close(), third.close()])
})
