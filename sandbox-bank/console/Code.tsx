import { Button } from '@card-journey/ui/Button.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'

/** A one-time code, ready to be typed or copied. */
export function Code({ otp }: { otp: string }) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    await navigator.clipboard.writeText(otp)
    setCopied(otp)
  }
  return (
    <p className="code">
      <strong>{otp}</strong>
      <Button kind="secondary" onClick={copy}>
        {copied === otp ? 'Copied' : 'Copy'}
        <VisuallyHidden> code {otp}</VisuallyHidden>
      </Button>
    </p>
  )
}
