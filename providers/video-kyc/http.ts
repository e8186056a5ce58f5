import type { Host } from '../transport.ts'
import type { CallWait, VideoKyc } from './port.ts'
import { roomOverHost } from './room.ts'
import { callWait, customerStatus, followUp, handshake, leave } from './wire.ts'

const byTicket = ({ ticket }: { ticket: string }) => ({ ticket })

export const videoKycOverHttp = (host: Host): VideoKyc => ({
  callWait: host.effect(
    callWait,
    (wait: CallWait) => ({
      applicationId: wait.applicationReferenceNo,
      mobileNumber: wait.mobileNumber,
      customerName: wait.name,
      language: wait.language,
      vaultKey: wait.aadhaarReferenceKey,
      identityDocument: wait.identityDocument && {
        docType: wait.identityDocument.kind,
        documentKey: wait.identityDocument.documentId,
        validUntil: wait.identityDocument.validUntil,
      },
      agentNote: wait.note,
      bookedFor: wait.bookedFor,
      udc: wait.udc,
    }),
    (ticket) => ticket,
  ),
  handshake: host.read(handshake, byTicket, (answer) =>
    answer.state === 'waiting' ? answer : { ...answer, media: answer.media ?? 'live' },
  ),
  status: host.read(customerStatus, byTicket, ({ status, verdictDue }) => ({
    status,
    verdictDue: verdictDue ?? false,
  })),
  followUp: host.read(followUp, byTicket, (answer) => answer),
  leave: host.effect(leave, byTicket, () => ({ left: true })),
  room: roomOverHost(host),
})
