export interface Session {
  /** UUID, not secret. */
  id: string
  webSessionId: string
  thumbprint: string
  mobileNumber: string
  /** applicationReferenceNo once one is created or taken. */
  applicationId?: string
  /** Epoch under which the session holds its application; every write carries it. */
  epoch?: number
  createdAt: number
  lastSeenAt: number
  /** When it ends if no further call comes: the earlier of idle and absolute. */
  endsAt: number
}

export interface Sessions {
  /**
   * After a proven one-time code: fresh 256-bit tokens, stored hashed, bound to the envelope key. `cookie`: the half that
   * the browser sent, kept while a session of this browser lives: its tabs share it.
   */
  begin(input: {
    mobileNumber: string
    webSessionId: string
    thumbprint: string
    cookie?: string | undefined
    at: number
  }): Promise<{
    session: Session
    /** Header sessionToken and the cookie half; in plain only here. */
    token: string
    cookie: string
  }>
  /**
   * Sign-out: ends the session and those that share its hold, and releases it. Returns whether this browser has no
   * other session left.
   */
  end(input: { sessionId: string; at: number }): Promise<boolean>
  /** Deletes every session of a mobile number, and what was answered in it. */
  forget(mobileNumber: string): Promise<void>
}
