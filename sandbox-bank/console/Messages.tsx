import type { Message } from '../inbox.ts'
import { Code } from './Code.tsx'
import { momentInIndia } from './moments.ts'

/** Messages, newest first, with their codes large. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  return (
    <ol className="lines">
      {messages.map((message) => (
        <li key={`${message.at} ${message.to} ${message.text}`}>
          <p className="row">
            <span className="tag">{message.channel}</span> {message.to}
            <time dateTime={message.at}>{momentInIndia(message.at)}</time>
          </p>
          {message.otp ? <Code otp={message.otp} /> : null}
          {message.subject ? <h3>{message.subject}</h3> : null}
          <p className="message__text">{message.text}</p>
          <p className="muted small">{message.template}</p>
        </li>
      ))}
    </ol>
  )
}
