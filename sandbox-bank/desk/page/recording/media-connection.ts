const gathersWithinMs = 3000

/** A description with every address of this browser in it: the media server is told once. */
export async function describe(connection: RTCPeerConnection): Promise<string> {
  await connection.setLocalDescription()
  await new Promise<void>((resolve) => {
    const look = () => connection.iceGatheringState === 'complete' && resolve()
    connection.addEventListener('icegatheringstatechange', look)
    setTimeout(resolve, gathersWithinMs)
    look()
  })
  return connection.localDescription?.sdp ?? ''
}
