import { Notice } from '@card-journey/ui/Notice.tsx'

/** On a page that polls: nothing answers, and nothing needs to be pressed once something does. */
export function Unreached() {
  return (
    <div className="console__wide">
      <Notice kind="warning" role="alert">
        <p>
          The sandbox isn’t responding. This page keeps trying: <code>npm start</code> brings it back.
        </p>
      </Notice>
    </div>
  )
}
