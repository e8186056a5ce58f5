/**
 * After the next frame, or now where none is painted. For what a page says about a press: to render it first would hold
 * up the request (bench/steps.ts).
 */
export function afterPaint(work: () => void): void {
  if (typeof document === 'undefined' || document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
