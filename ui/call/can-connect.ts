/**
 * Whether this browser has what `createPeer` is built on: senders that are there before the first negotiation, and
 * unified descriptions (Chrome 69, Safari 12.1; ADR 0057).
 */
export const canConnect = (): boolean =>
  'RTCPeerConnection' in window &&
  'addTransceiver' in RTCPeerConnection.prototype &&
  'RTCRtpTransceiver' in window &&
  'currentDirection' in RTCRtpTransceiver.prototype
