import { audioAt } from '@card-journey/bank/spoken-consent.ts'
import type { MasterData } from '@card-journey/bank/load.ts'
import type { FastifyInstance } from 'fastify'

/** The Aadhaar consent read aloud. Its path names the text, so a browser may keep it for good. */
export function serveConsentAudio(app: FastifyInstance, master: () => MasterData): void {
  app.get('/consent-audio/:file', async (request, reply) => {
    const now = master()
    const file = audioAt(now, request.url.split('?')[0] ?? '')
    const audio = file && now.audio(file)
    if (!audio) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('audio/wav').send(audio)
  })
}
