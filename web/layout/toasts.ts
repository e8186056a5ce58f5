export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface ToastRequest {
  words: string
  kind: ToastKind
}

type Show = (request: ToastRequest) => void

const waiting: ToastRequest[] = []
let show: Show | undefined
let wake: (() => void) | undefined

/** Says something in passing, at the top right for five seconds (SC-34). The library comes with the first toast. */
export function toast(words: string, kind: ToastKind = 'info'): void {
  if (show) show({ words, kind })
  else {
    waiting.push({ words, kind })
    wake?.()
  }
}

/** The shell is told of the first toast, and mounts the container. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = undefined
  }
}

/** The container is there: what waited is shown. */
export function toastsReady(shower: Show): () => void {
  show = shower
  for (const request of waiting.splice(0)) shower(request)
  return () => {
    show = undefined
  }
}
