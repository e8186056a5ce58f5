import type { Message } from '@card-journey/sandbox-bank/inbox.ts'

export type { Message }

/** What has reached a mobile number or email address, newest first; of one template, where one is named. */
export async function messagesTo(
  { sandboxUrl }: { sandboxUrl: string },
  to: string,
  template?: string,
): Promise<Message[]> {
  const answer = await fetch(`${sandboxUrl}/inbox?to=${encodeURIComponent(to)}`)
  const messages = (await answer.json()) as Message[]
  return messages.filter((message) => template === undefined || message.template === template)
}
