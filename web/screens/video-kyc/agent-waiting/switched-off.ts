import type { SwitchedOff } from '@card-journey/ui/call/own-media.ts'

const key = 'switchedOff'
const nothing = { camera: false, microphone: false }

/**
 * What the applicant has switched off in the calls of this tab, so that neither a reload nor another way to the call's page
 * shows or hears them by itself: two yes or no, of this application.
 */
export const switchedOffIn = (application: string): SwitchedOff => ({
  read() {
    try {
      const { of, ...off } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as { of?: string }
      return of === application ? { ...nothing, ...off } : nothing
    } catch {
      return nothing
    }
  },
  keep(off) {
    try {
      window.sessionStorage.setItem(key, JSON.stringify({ of: application, ...off }))
    } catch {
      // Full or forbidden: it holds for this page.
    }
  },
})
