import type { Prompt } from '@card-journey/ui/call/line.ts'

interface Props {
  /** What the applicant is being asked for. */
  asked: Prompt | undefined
  onAsk: (prompt: Prompt) => void
}

const prompts: readonly { prompt: Prompt; text: string }[] = [
  { prompt: 'face', text: 'Ask to show the face' },
  { prompt: 'pan', text: 'Ask to show the PAN' },
  { prompt: 'hold', text: 'Ask to hold still' },
]

/** Shows the applicant, in their language, what to do. */
export function PromptBar({ asked, onAsk }: Props) {
  return (
    <div className="toggles" role="group" aria-label="Prompts on the applicant’s screen">
      {prompts.map(({ prompt, text }) => (
        <button
          key={prompt}
          type="button"
          className="chip"
          aria-pressed={asked === prompt}
          onClick={() => onAsk(prompt)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
