import { useHelpline } from './use-helpline.ts'

/** The bank's helpline and its hours, in a screen's own sentence. */
export function HelpLine({ text }: { text: (values: { helpline: string; hours: string }) => string }) {
  return <p className="muted">{text(useHelpline())}</p>
}
