import '@card-journey/ui/styles/toast.css'
import { useEffect } from 'react'
import { toast as showToast, ToastContainer } from 'react-toastify/unstyled'
import { useTexts } from '../texts/screen-texts.ts'
import { toastsReady } from './toasts.ts'

/**
 * SC-34, CO-01 to CO-04: five seconds, top right, dragged away at 80 percent. Unstyled, because the CSP blocks injected
 * styles.
 */
export function Toasts() {
  const t = useTexts('shell')
  useEffect(() => toastsReady(({ words, kind }) => showToast(words, { type: kind })), [])
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      draggable
      draggablePercent={80}
      closeOnClick={false}
      pauseOnFocusLoss
      aria-label={t('toast.close')}
    />
  )
}
