import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { Voice, VoiceMessage } from './port.ts'
import { placeCall } from './wire.ts'

export const voiceOverHttp = (host: Host): Voice => ({
  call: host.effect(
    placeCall,
    (message: VoiceMessage): z.input<typeof placeCall.request> => ({
      destination: message.to,
      notificationType: 'CALL',
      templateId: message.template,
      dltTemplateId: message.registeredId,
      language: message.language,
      speech: message.text,
    }),
    ({ callId }) => ({ callId }),
  ),
})
