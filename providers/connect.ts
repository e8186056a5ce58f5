import { aadhaarOverHttp } from './aadhaar/http.ts'
import { longestMs, type HostAccess } from './access/host-access.ts'
import { airlineOverHttp } from './airline/http.ts'
import { bureauOverHttp } from './bureau/http.ts'
import { cardHostOverHttp } from './card-host/http.ts'
import { ckycOverHttp } from './ckyc/http.ts'
import { clockOverHttp } from './clock/http.ts'
import { coreBankOverHttp } from './core-bank/http.ts'
import { crmOverHttp } from './crm/http.ts'
import { decisionOverHttp } from './decision/http.ts'
import { documentAnalysisOverHttp } from './document-analysis/http.ts'
import { documentsOverHttp } from './documents/http.ts'
import { emailOverHttp } from './email/http.ts'
import { locationOverHttp } from './location/http.ts'
import { losOverHttp } from './los/http.ts'
import { mobileRiskOverHttp } from './mobile-risk/http.ts'
import type { SmtpEmail } from './email/smtp.ts'
import type { SystemName } from './operation.ts'
import { systemNames } from './operation.ts'
import { panOverHttp } from './pan/http.ts'
import type { BreakerState } from './resilience.ts'
import { screeningOverHttp } from './screening/http.ts'
import { smsOverHttp } from './sms/http.ts'
import { socialTrustOverHttp } from './social-trust/http.ts'
import type { Systems } from './systems.ts'
import { connectHost } from './transport.ts'
import type { AroundRequest, CallReport, Host } from './transport.ts'
import { videoKycOverHttp } from './video-kyc/http.ts'
import { voiceOverHttp } from './voice/http.ts'
import { whatsappOverHttp } from './whatsapp/http.ts'

export interface ConnectSettings {
  /** Base URL of every system that `urls` does not name; the system's name follows it as a path. */
  baseUrl: string
  urls?: Partial<Record<SystemName, string>>
  /** What a system asks of a caller. */
  access?: Partial<Record<SystemName, HostAccess>>
  /** Per attempt. Decisions and bureaus get twice as long. */
  timeoutMs?: number
  breakerMs?: number
  /** Email over SMTP instead of the bank's email gateway. */
  smtp?: SmtpEmail | undefined
  onCall?: (call: CallReport) => void
  /** The W3C trace context of the call that is being served, for each request that leaves for it. */
  traceParent?: () => string | undefined
  aroundRequest?: AroundRequest | undefined
  /** How many ms whoever asks has left, if that is limited. */
  timeLeft?: (() => number | undefined) | undefined
}

export type ConnectedSystems = Systems & {
  /** The breaker of each system, for metrics. */
  breakers: () => Readonly<Record<SystemName, BreakerState>>
  /** The longest that one of them may take to answer or be given up, in ms: three attempts, at most 12 s. */
  longestMs: number
  close: () => Promise<void>
}

/** Slow by nature: they compute, or ask others. */
const slow: readonly SystemName[] = ['bureau', 'decision', 'documents', 'document-analysis', 'card-host']

function timesOf(set: number | undefined, usual: number, base: number): { timeoutMs: number; totalMs: number } {
  if (set !== undefined) return { timeoutMs: set, totalMs: Math.min(longestMs, set * 3) }
  return { timeoutMs: usual, totalMs: Math.max(base * 2, Math.min(longestMs, base * 3)) }
}

/** Connects every system over HTTP. */
export function connectSystems(settings: ConnectSettings): ConnectedSystems {
  const {
    baseUrl,
    urls = {},
    access = {},
    timeoutMs = 4000,
    breakerMs = 5000,
    smtp,
    onCall,
    traceParent,
    aroundRequest,
    timeLeft,
  } = settings
  const times = (system: SystemName) =>
    timesOf(access[system]?.timeoutMs, slow.includes(system) ? timeoutMs * 2 : timeoutMs, timeoutMs)
  const hosts = systemNames.map((system): [SystemName, Host] => [
    system,
    connectHost({
      system,
      baseUrl: urls[system] ?? `${baseUrl.replace(/\/+$/, '')}/${system}`,
      ...times(system),
      access: access[system],
      concurrency: 64,
      breakerMs,
      onCall,
      traceParent,
      aroundRequest,
      timeLeft,
    }),
  ])
  const host = Object.fromEntries(hosts) as Record<SystemName, Host>
  return {
    sms: smsOverHttp(host.sms),
    voice: voiceOverHttp(host.voice),
    email: smtp?.email ?? emailOverHttp(host.email),
    whatsapp: whatsappOverHttp(host.whatsapp),
    coreBank: coreBankOverHttp(host['core-bank']),
    bureau: bureauOverHttp(host.bureau),
    decision: decisionOverHttp(host.decision),
    pan: panOverHttp(host.pan),
    ckyc: ckycOverHttp(host.ckyc),
    aadhaar: aadhaarOverHttp(host.aadhaar),
    videoKyc: videoKycOverHttp(host['video-kyc']),
    documents: documentsOverHttp(host.documents),
    documentAnalysis: documentAnalysisOverHttp(host['document-analysis']),
    cardHost: cardHostOverHttp(host['card-host']),
    crm: crmOverHttp(host.crm),
    los: losOverHttp(host.los),
    socialTrust: socialTrustOverHttp(host['social-trust']),
    airline: airlineOverHttp(host.airline),
    mobileRisk: mobileRiskOverHttp(host['mobile-risk']),
    screening: screeningOverHttp(host.screening),
    location: locationOverHttp(host.location),
    clock: clockOverHttp(host.clock),
    breakers: () => {
      const states = hosts.map(([system, each]) => [system, each.breaker()])
      return {
        ...(Object.fromEntries(states) as Record<SystemName, BreakerState>),
        ...(smtp && { email: smtp.breaker() }),
      }
    },
    longestMs: Math.max(...systemNames.map((system) => times(system).totalMs), smtp?.longestMs ?? 0),
    close: async () => {
      await Promise.all(hosts.map(([, each]) => each.close()))
    },
  }
}
