/** Sweeps now and again and again, one sweep at a time; one that fails is followed by the next. Returns what ends it. */
export function keepSweeping(sweep: () => Promise<unknown>, everyMs: number): () => void {
  let sweeping = false
  const run = async () => {
    if (sweeping) return
    sweeping = true
    await sweep().catch(() => undefined)
    sweeping = false
  }
  void run()
  const timer = setInterval(() => void run(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
