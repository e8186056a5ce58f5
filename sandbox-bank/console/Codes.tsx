import type { Message } from '../inbox.ts'
import { Code } from './Code.tsx'
import { momentInIndia } from './moments.ts'
import { usePolled } from './use-polled.ts'

interface Props {
  mobile: string
  /** Another mobile number where codes of theirs arrive. */
  also?: string | undefined
}

/** The newest code to a mobile number, and the newest by email to anybody: which address is theirs, only the journey knows. */
export function Codes({ mobile, also }: Props) {
  const { value: messages = [] } = usePolled<Message[]>('/inbox?limit=200', 1000)
  const newest = (of: (message: Message) => boolean) => messages.find((message) => message.otp && of(message))
  const found = [
    newest(({ to }) => to === mobile),
    newest(({ to }) => to === also),
    newest(({ channel }) => channel === 'email'),
  ].flatMap((message) => message ?? [])
  return (
    <div className="beside" role="status">
      {found.length === 0 ? <p>No code yet. It appears here as soon as it’s sent.</p> : null}
      {found.map(({ at, to, channel, otp = '' }) => (
        <div key={channel + to}>
          <p className="row">
            <span className="tag">{channel}</span> to {to}
            <time dateTime={at}>{momentInIndia(at)}</time>
          </p>
          <Code otp={otp} />
        </div>
      ))}
      <p className="row">
        <a href={`/messages?to=${mobile}`}>All messages to {mobile}</a>
        <a href={`/live?mobile=${mobile}`}>Where {mobile} stands</a>
      </p>
    </div>
  )
}
