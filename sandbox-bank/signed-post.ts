import { signNotification } from '@card-journey/providers/notification-wire.ts'

/** A request to the journey's server, signed with the secret that both know. */
export function signedPost(key: Buffer, id: string, at: Date, body: string): RequestInit {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signNotification(key, { id, timestamp, body }),
    },
    body,
  }
}
