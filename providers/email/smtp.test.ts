import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { emailConformance } from './conformance.ts'
import { senderOf, type Sender } from './sender.ts'
import { emailOverSmtp, type MailLedger, type MailOutcome, type SmtpSettings } from './smtp.ts'
import { startBreakingServer, startMailServer, testCertificate, type AfterContent } from './mail-server-for-tests.ts'

const from: Sender = { name: 'Aranya Bank', address: 'no-reply@aranya.example' }
const letter = { to: 'asha@mail.example', template: 'EMAIL_OTP', subject: 'Your code', text: 'Your code is 123456.' }

/** This machine by a form of its address that is treated like any other machine. */
const elsewhere = '[::ffff:127.0.0.1]'

/** What the database does on the server (server/store/mail-ledger.test.ts). */
function ledgerInMemory(): MailLedger {
  const rows = new Map<string, 'unsettled' | MailOutcome>()
  return {
    begin: async (reference) => {
      const kept = rows.get(reference)
      if (kept === undefined) rows.set(reference, 'unsettled')
      return kept ?? 'fresh'
    },
    settle: async (reference, outcome) => void rows.set(reference, outcome),
    forget: async (reference) => void rows.delete(reference),
    look: async (reference) => rows.get(reference),
  }
}

const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

function over(port: number, different: Partial<SmtpSettings> = {}) {
  const settings = { from, ledger: ledgerInMemory(), now: () => new Date(), timeoutMs: 5000, ...different }
  return emailOverSmtp({ url: `smtp://127.0.0.1:${port}`, ...settings }).email
}

async function server(options: Parameters<typeof startMailServer>[0] = {}) {
  const running = await startMailServer(options)
  ending.push(running.close)
  return running
}

const refusing = (code: number, message: string): Error => Object.assign(new Error(message), { responseCode: code })

describe('email by SMTP', () => {
  describe('as any email gateway', () => {
    let running: Awaited<ReturnType<typeof startMailServer>> | undefined
    let email: ReturnType<typeof over> | undefined
    beforeAll(async () => {
      running = await startMailServer()
      email = over(running.port)
    })
    afterAll(() => running?.close())
    emailConformance(
      () => {
        if (!email) throw new Error('the mail server did not start')
        return email
      },
      { address: 'asha@mail.example' },
    )
  })

  test('goes out once for each reference, with an id that follows from it, also when it is sent from two places at once', async () => {
    const { port, received } = await server()
    const reference = randomUUID()
    const ledger = ledgerInMemory()
    const ports = [over(port, { ledger }), over(port, { ledger })]
    const results = await Promise.all(ports.flatMap(({ send }) => [1, 2].map(() => send({ ...letter, reference }))))
    expect(received).toHaveLength(1)
    expect(received[0]?.raw).toMatch(new RegExp(`^Message-ID: <${reference}@aranya\\.example>\r$`, 'im'))
    expect(received[0]).toMatchObject({ from: 'no-reply@aranya.example', to: ['asha@mail.example'] })
    expect(received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(results[0]).toMatchObject({ kind: 'answered', value: { messageId: `${reference}@aranya.example` } })
    // The other place doesn't know yet what came of it; asked again it does.
    for (const { send } of ports) expect(await send({ ...letter, reference })).toMatchObject({ kind: 'answered' })
    expect(received).toHaveLength(1)
  })

  test('carries Hindi in subject, name and text', async () => {
    const { port, received } = await server()
    const bank = { ...from, name: 'अरण्य बैंक' }
    const hindi = { ...letter, subject: 'आपका कोड 123456 है', text: 'आपका कोड 123456 है।' }
    await over(port, { from: bank }).send({ ...hindi, reference: randomUUID() })
    const raw = (received[0]?.raw ?? '').replace(/\r\n(?=[ \t])/g, '')
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(raw).toMatch(/^From: =\?UTF-8\?.*<no-reply@aranya\.example>\r$/m)
    const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
    const decoded = /quoted-printable/i.test(raw)
      ? decodeURIComponent(body.replace(/=\r\n/g, '').replace(/=(?=[0-9A-F]{2})/g, '%'))
      : Buffer.from(body, 'base64').toString('utf8')
    expect(decoded.trim()).toBe('आपका कोड 123456 है।')
  })

  describe('attacked', () => {
    test.each([
      'asha@mail.example\r\nBcc: all@mail.example',
      'asha@mail.example\n',
      'asha@mail.example, all@mail.example',
      'asha@mail.example>\r\nRCPT TO:<all@mail.example',
      '<asha@mail.example>',
      'Asha <asha@mail.example>',
      '"a b"@mail.example',
      'asha@[127.0.0.1]',
      '',
    ])('[T4] an address that is not exactly one is refused before anybody is asked: %j', async (to) => {
      const { port, received } = await server()
      const sent = await over(port).send({ ...letter, to, reference: randomUUID() })
      expect([sent, received]).toEqual([{ kind: 'refused', code: 'ADDRESS_BLOCKED' }, []])
    })

    test('[T4] a line break in subject or text adds neither a header nor a recipient, and a lone dot ends nothing', async () => {
      const { port, received } = await server()
      const subject = 'Your code\r\nBcc: all@mail.example\r\n\r\nHello'
      const text = 'one\r\n.\r\nMAIL FROM:<all@mail.example>\r\ntwo'
      await over(port).send({ ...letter, subject, text, reference: randomUUID() })
      expect(received).toHaveLength(1)
      const [head = ''] = received[0]?.raw.split('\r\n\r\n') ?? []
      expect(head).not.toMatch(/^bcc:/im)
      expect(head.match(/^subject: .*$/im)?.[0]).toContain('Your code Bcc: all@mail.example')
      expect(received[0]?.to).toEqual(['asha@mail.example'])
      expect(received[0]?.raw).toContain('two')
    })

    test('a sender is one address, with a name or without', () => {
      expect(senderOf('no-reply@aranya.example')).toEqual({ name: '', address: 'no-reply@aranya.example' })
      expect(senderOf('Aranya Bank <no-reply@aranya.example>')).toEqual(from)
      for (const wrong of ['Aranya Bank', 'a@b.example, c@d.example', 'X\r\nBcc: y@z.example <a@b.example>'])
        expect(senderOf(wrong)).toBeUndefined()
    })
  })

  describe('encrypted', () => {
    const name = (port: number, protocol = 'smtp') => `${protocol}://bank:p%40ss@localhost:${port}`
    const onAuth: NonNullable<Parameters<typeof startMailServer>[0]>['onAuth'] = ({ username, password }, _, done) =>
      username === 'bank' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong'))
    const ca = testCertificate.cert

    test('from the start (smtps), with user and password', async () => {
      const { port, received } = await server({ secure: true, authOptional: false, onAuth })
      const email = over(port, { url: name(port, 'smtps'), ca })
      expect(await email.send({ ...letter, reference: randomUUID() })).toMatchObject({ kind: 'answered' })
      expect(received).toMatchObject([{ secure: true, user: 'bank' }])
    })

    test.each(['smtps', 'smtp'])(
      '%s to a server with a certificate that nobody vouches for: nothing is sent',
      async (protocol) => {
        let connections = 0
        const onConnect: NonNullable<Parameters<typeof startMailServer>[0]>['onConnect'] = (_, done) => {
          connections += 1
          done()
        }
        const { port, received } = await server({ secure: protocol === 'smtps', onAuth, onConnect })
        const email = over(port, { url: `${protocol}://bank:x@${elsewhere}:${port}` })
        expect(await email.send({ ...letter, reference: randomUUID() })).toMatchObject({ kind: 'unavailable' })
        expect(received).toEqual([])
        if (protocol === 'smtp') expect(connections).toBeGreaterThan(0)
      },
    )

    test('smtp elsewhere changes to TLS first, or sends neither password nor message', async () => {
      const heard: unknown[] = []
      let connections = 0
      const plain = await server({
        hideSTARTTLS: true,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onConnect: (_, done) => {
          connections += 1
          done()
        },
        onAuth: (auth, _, done) => {
          heard.push(auth)
          done(null, { user: 'bank' })
        },
      })
      const email = over(plain.port, { url: `smtp://bank:x@${elsewhere}:${plain.port}`, ca })
      expect(await email.send({ ...letter, reference: randomUUID() })).toMatchObject({ kind: 'unavailable' })
      expect([heard, plain.received]).toEqual([[], []])
      expect(connections).toBeGreaterThan(0)
    })

    test('a wrong password is our fault, not the address’s: it may be tried again', async () => {
      const { port, received } = await server({ secure: true, authOptional: false, onAuth })
      const ledger = ledgerInMemory()
      const reference = randomUUID()
      const wrong = over(port, { url: `smtps://bank:wrong@localhost:${port}`, ca, ledger })
      expect(await wrong.send({ ...letter, reference })).toEqual({ kind: 'unavailable' })
      const right = over(port, { url: name(port, 'smtps'), ca, ledger })
      expect(await right.send({ ...letter, reference })).toMatchObject({ kind: 'answered' })
      expect(received).toHaveLength(1)
    })
  })

  describe('where the server', () => {
    const onRcptTo =
      (code: number, message: string): NonNullable<Parameters<typeof startMailServer>[0]>['onRcptTo'] =>
      (_address, _session, done) =>
        done(refusing(code, message))

    test.each([
      ['has no such mailbox', 550, '5.1.1 no such user', { kind: 'refused', code: 'ADDRESS_BLOCKED' }],
      [
        'refuses the address without a detailed code',
        550,
        'no such user',
        { kind: 'refused', code: 'ADDRESS_BLOCKED' },
      ],
      ['does not relay for us', 554, '5.7.1 relaying denied', { kind: 'unavailable' }],
      ['wants the address again later', 450, '4.2.0 greylisted', { kind: 'unavailable' }],
    ])('%s, the result says so', async (_, code, message, result) => {
      const { port, received } = await server({ onRcptTo: onRcptTo(code, message) })
      expect(await over(port).send({ ...letter, reference: randomUUID() })).toEqual(result)
      expect(received).toEqual([])
    })

    test.each([
      ['an address', '4.2.0 greylisted', 'answered'],
      ['itself', '4.3.2 not accepting mail', 'unavailable'],
    ])('refuses nine messages for now because of %s (%s), the next one is %s', async (_, message, kind) => {
      const { port } = await server({
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('later') ? refusing(450, message) : undefined),
      })
      const { send } = over(port, { breakerMs: 60_000 })
      for (let index = 0; index < 9; index++)
        expect(await send({ ...letter, to: `later${index}@mail.example`, reference: randomUUID() })).toEqual({
          kind: 'unavailable',
        })
      expect(await send({ ...letter, reference: randomUUID() })).toMatchObject({ kind })
    })

    const onData =
      (code: number, message: string): NonNullable<Parameters<typeof startMailServer>[0]>['onData'] =>
      (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refusing(code, message)))
      }

    test('refuses the message for good, it is refused, and stays so', async () => {
      const { port } = await server({ onData: onData(554, '5.6.0 not like this') })
      const email = over(port)
      const reference = randomUUID()
      const refused = { kind: 'refused', code: 'MESSAGE_BLOCKED' }
      expect(await email.send({ ...letter, reference })).toEqual(refused)
      expect(await email.send.byReference(reference)).toEqual(refused)
    })

    test('has no room for the message now, it goes out later under the same reference', async () => {
      const ledger = ledgerInMemory()
      const full = await server({ onData: onData(452, '4.3.1 disk full') })
      const reference = randomUUID()
      expect(await over(full.port, { ledger }).send({ ...letter, reference })).toEqual({ kind: 'unavailable' })
      const { port, received } = await server()
      expect(await over(port, { ledger }).send({ ...letter, reference })).toMatchObject({ kind: 'answered' })
      expect(received).toHaveLength(1)
    })

    test('is not there, nothing happened', async () => {
      const { port, close } = await startMailServer()
      await close()
      const email = over(port)
      const reference = randomUUID()
      expect(await email.send({ ...letter, reference })).toEqual({ kind: 'unavailable' })
      expect(await email.send.byReference(reference)).toMatchObject({ kind: 'refused', code: 'NO_SUCH_REFERENCE' })
    })

    test('is too slow to take the address, nothing happened', async () => {
      const { port, received } = await server({ onRcptTo: () => undefined })
      const sent = await over(port, { timeoutMs: 300, totalMs: 1000 }).send({ ...letter, reference: randomUUID() })
      expect([sent, received]).toEqual([{ kind: 'unavailable' }, []])
    })

    test.each<[AfterContent, number]>([
      ['cuts', 5000],
      ['says nothing', 500],
    ])('%s once it has the message, nobody knows, and it is never sent again', async (afterContent, timeoutMs) => {
      const { port, seen, close } = await startBreakingServer(afterContent)
      ending.push(close)
      const ledger = ledgerInMemory()
      const reference = randomUUID()
      const unknown = { kind: 'unknown', reference }
      const email = over(port, { ledger, timeoutMs })
      expect(await email.send({ ...letter, reference })).toEqual(unknown)
      expect(await email.send.byReference(reference)).toEqual(unknown)
      expect(await email.send({ ...letter, reference })).toEqual(unknown)
      // Nor by another server of ours, nor once the mail server is well again.
      const well = await server()
      expect(await over(well.port, { ledger }).send({ ...letter, reference })).toEqual(unknown)
      expect([seen, well.received]).toEqual([{ dots: 1, connections: 1 }, []])
    })
  })
})
