/** One message that left the bank by SMS, email or WhatsApp. */
interface Message {
  at: string
  channel: string
  template: string
  to: string
  text: string
  otp?: string
}

export interface Bank {
  /** Where the product runs whose bank this is, and the bank itself. */
  product: { url: string; sandboxUrl: string }
  /** Newest first. */
  messagesTo: (mobileOrEmail: string) => Promise<Message[]>
  /** The newest code sent to a mobile number or email address; waits for one newer than those already taken. */
  otpFor: (mobileOrEmail: string) => Promise<string>
  /** What the bureaus, by name, answered about a mobile number; newest first. */
  enquiriesAbout: (mobileNumber: string) => Promise<string[]>
  /** Sets the product's clock, which keeps running from there. Resolves once the product follows it. */
  setClock: (at: string) => Promise<void>
  /**
   * Turns the product's clock on from where it is now, so that at least this much time has passed since whatever came
   * before, however long the story took to get here.
   */
  passTime: (seconds: number) => Promise<void>
  /** Makes one of the bank's systems slow, broken or healthy again. */
  setDial: (system: string, dial: { latencyMs?: number; failure?: string; times?: number }) => Promise<void>
  /** Who takes video calls: the sandbox's own agent, after so many seconds, or people at the desk's page. */
  setDesk: (desk: 'scripted' | 'people', agentSeconds?: number) => Promise<void>
}

export function bankAt(product: Bank['product']): Bank {
  const { sandboxUrl } = product
  const taken = new Set<string>()

  const messagesTo = async (to: string): Promise<Message[]> => {
    const response = await fetch(`${sandboxUrl}/inbox?to=${encodeURIComponent(to)}`, {
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new Error(`inbox: ${response.status}`)
    return response.json()
  }

  const otpFor = async (to: string): Promise<string> => {
    const deadline = Date.now() + 30_000
    while (Date.now() < deadline) {
      const fresh = (await messagesTo(to)).find((message) => message.otp && !taken.has(keyOf(message)))
      if (fresh?.otp) {
        taken.add(keyOf(fresh))
        return fresh.otp
      }
      await new Promise((again) => setTimeout(again, 100))
    }
    throw new Error(`no code arrived for ${to} within 30 s`)
  }

  const post = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }

  const enquiriesAbout = async (mobileNumber: string): Promise<string[]> => {
    const response = await fetch(`${sandboxUrl}/record?mobile=${mobileNumber}`)
    if (!response.ok) throw new Error(`record: ${response.status}`)
    const record = (await response.json()) as { what: string; answer: string }[]
    return record.filter(({ what }) => what === 'bureau').map(({ answer }) => answer)
  }

  return {
    product,
    messagesTo,
    enquiriesAbout,
    otpFor,
    setClock: (clockAt) => post('/dials', { clockAt }),
    passTime: async (seconds) => {
      const dials = await fetch(`${sandboxUrl}/dials`, { headers: { accept: 'application/json' } })
      if (!dials.ok) throw new Error(`dials: ${dials.status}`)
      const { clockOffsetMs } = (await dials.json()) as { clockOffsetMs: number }
      await post('/dials', { clockOffsetMs: clockOffsetMs + seconds * 1000 })
    },
    setDesk: (desk, agentSeconds = 3) => post('/dials', { desk, agentSeconds }),
    setDial: (system, dial) => post('/dials', { systems: { [system]: dial } }),
  }
}

const keyOf = ({ at, to, otp }: Message): string => `${at} ${to} ${otp}`
