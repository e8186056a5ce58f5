import type { Host } from '../transport.ts'
import type { CallWait, VideoKyc } from './port.ts'
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
      agentNote: wait.note,
      udc: wait.udc,
    }),
    (ticket) => ticket,
  ),
  handshake: host.read(handshake, byTicket, (answer) => answer),
  status: host.read(customerStatus, byTicket, (answer) => answer),
  followUp: host.read(followUp, byTicket, (answer) => answer),
  leave: host.effect(leave, byTicket, () => ({ left: true })),
})
