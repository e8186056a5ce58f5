import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Reply } from '../host-response.ts'

/** Where mail is handed over, and how. */
export interface MailServer {
  /** smtps:// begins with TLS; smtp:// must change to it (STARTTLS), except on this machine. */
  url: string
  /** A certificate authority besides those that Node trusts. */
  ca?: string | undefined
  /** Of each wait for the server. */
  timeoutMs: number
  /** Of all of it together: a server that sends a byte now and then must not hold a request. */
  totalMs: number
}

interface Letter {
  from: string
  to: string
  content: Buffer
}

/** Hands one message to the server. What it returns says whether the server may have taken the message. */
export async function deliverBySmtp(server: MailServer, letter: Letter): Promise<Reply> {
  const { auth, ...options } = connectionOf(server)
  const connection = new SMTPConnection(options)
  // The final dot follows the content's last byte: before that the server has nothing to keep.
  let handedOver = false
  const content = Readable.from(
    (function* () {
      yield letter.content
      handedOver = true
    })(),
  )
  const overall = setTimeout(() => connection.close(), server.totalMs)
  try {
    const lost = new Promise<never>((_, reject) => {
      connection.on('error', reject)
      connection.on('end', () => reject(new Error('the connection ended')))
    })
    // It may be lost while nobody waits for it.
    lost.catch(() => undefined)
    const step = (take: (done: (error?: Error | null) => void) => void): Promise<void> =>
      Promise.race([lost, new Promise<void>((resolve, reject) => take((error) => (error ? reject(error) : resolve())))])
    await step((done) => connection.connect(done))
    if (auth) await step((done) => connection.login(auth, done))
    await step((done) => connection.send({ from: letter.from, to: [letter.to] }, content, done))
    return { kind: 'success', response: {} }
  } catch (error) {
    return replyTo(error, handedOver)
  } finally {
    clearTimeout(overall)
    content.destroy()
    connection.close()
  }
}

function connectionOf({ url, ca, timeoutMs }: MailServer) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  const here = isThisMachine(hostname)
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !here,
    ignoreTLS: !secure && here,
    tls: { minVersion: 'TLSv1.2' as const, ...(ca !== undefined && { ca }) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}

/** A relay on this machine, which speaks TLS to the world itself. */
export const isThisMachine = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * A reply of the server, also a refusing one, settles that it has not taken the message. Without one it hasn't as long as
 * the content was not handed over, and may have once it was.
 */
function replyTo(error: unknown, handedOver: boolean): Reply {
  const { code = '', command = '', responseCode, response = '' } = error as SmtpError
  if (responseCode !== undefined && responseCode >= 400) {
    // Greylisting, a full queue: later, by the caller's own repetition.
    if (responseCode < 500) {
      const ofMessage = command === 'RCPT TO' && responseCode !== 421 && !isAboutServer(response)
      return { kind: 'fault', name: 'busy', happened: 'no', passing: false, ofMessage }
    }
    if (command === 'RCPT TO' && isAboutAddress(response)) return { kind: 'refusal', code: 'ADDRESS_BLOCKED' }
    if (command === 'DATA' || handedOver) return { kind: 'refusal', code: 'MESSAGE_BLOCKED' }
    // Credentials, sender, relaying: about us, and mended by somebody here.
    return { kind: 'fault', name: 'status', happened: 'no', passing: false }
  }
  const late = code === 'ETIMEDOUT'
  if (handedOver) return { kind: 'fault', name: late ? 'timeout' : 'reset', happened: 'perhaps', passing: false }
  return { kind: 'fault', name: late ? 'timeout' : 'connect', happened: 'no', passing: !late }
}

/** Enhanced status codes (RFC 3463) of the address and the mailbox; where there is none, the reply speaks of them. */
const isAboutAddress = (response: string): boolean => {
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response)?.[1]
  return enhanced === undefined || /^5\.[12]\./.test(enhanced)
}

/** Enhanced status codes of the mail system and of its network. */
const isAboutServer = (response: string): boolean => /^\d{3}[ -]4\.[34]\./.test(response)
