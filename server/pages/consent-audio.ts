import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audioAt } from '@card-journey/bank/spoken-consent.ts'
import type { MasterData } from '@card-journey/bank/load.ts'
import type { FastifyInstance } from 'fastify'

/** The Aadhaar consent read aloud. Its path names the text, so a browser may keep it for good. */
export function serveConsentAudio(app: FastifyInstance, folder: string, master: () => MasterData): void {
  app.get('/consent-audio/:file', async (request, reply) => {
    const file = audioAt(master(), request.url.split('?')[0] ?? '')
    if (!file) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('audio/wav')
      .send(await readFile(join(folder, file)))
  })
}
