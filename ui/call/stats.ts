/** Counters of a call at one moment; what they say comes from two of them (network-quality.ts). */
export interface CallStats {
  atMs: number
  /** Pictures of the other end that were shown, and our own that were sent. */
  framesDecoded: number
  framesSent: number
  /** Size of the picture that arrives. */
  frameWidth: number
  frameHeight: number
  packetsReceived: number
  packetsLost: number
  bytesReceived: number
  /** Undefined until it has been measured. */
  roundTripMs?: number
  /** The call goes through a relay (TURN) instead of directly from browser to browser. */
  relayed: boolean
}

type Report = Readonly<Record<string, unknown>> & { type?: string; id?: string }

/** Reads the browser's reports; what one does not have counts as 0. */
export async function readStats(connection: RTCPeerConnection): Promise<CallStats> {
  const reports: Report[] = []
  const all = await connection.getStats()
  all.forEach((report: Report) => reports.push(report))
  const of = (type: string) => reports.filter((report) => report.type === type)
  const video = (type: string) => of(type).filter((report) => (report['kind'] ?? report['mediaType']) === 'video')
  const pair = of('candidate-pair').find(({ nominated, state }) => nominated === true && state === 'succeeded')
  const ends = reports.filter(
    ({ id }) => id !== undefined && [pair?.['localCandidateId'], pair?.['remoteCandidateId']].includes(id),
  )
  const roundTrip = pair?.['currentRoundTripTime']
  return {
    atMs: performance.now(),
    framesDecoded: sum(video('inbound-rtp'), 'framesDecoded'),
    framesSent: sum(video('outbound-rtp'), 'framesSent'),
    frameWidth: sum(video('inbound-rtp'), 'frameWidth'),
    frameHeight: sum(video('inbound-rtp'), 'frameHeight'),
    packetsReceived: sum(of('inbound-rtp'), 'packetsReceived'),
    packetsLost: sum(of('inbound-rtp'), 'packetsLost'),
    bytesReceived: sum(of('inbound-rtp'), 'bytesReceived'),
    ...(typeof roundTrip === 'number' && { roundTripMs: roundTrip * 1000 }),
    relayed: ends.some((end) => end['candidateType'] === 'relay'),
  }
}

const sum = (reports: readonly Report[], name: string): number =>
  reports.reduce((total, report) => total + (typeof report[name] === 'number' ? report[name] : 0), 0)
