import { Notice } from '@card-journey/ui/Notice.tsx'

interface Props {
  /** Without, nothing is shown. */
  text: string | undefined
  kind?: 'danger' | 'warning'
}

/** Why the desk did not do what was asked; announced when it appears. */
export function Refusal({ text, kind = 'danger' }: Props) {
  if (text === undefined) return null
  return (
    <Notice kind={kind} role="alert">
      {text}
    </Notice>
  )
}
