import { Button } from '@card-journey/ui/Button.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { entryOf } from '../people/entry.ts'
import type { Person } from '../people/person.ts'
import { Codes } from './Codes.tsx'

interface Props {
  person: Person
  /** Absent until it is known. */
  journeyUrl: string | undefined
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** One person: what happens to them, what to enter, and the way into the journey. */
export function PersonRow({ person, journeyUrl, isShown, onShow }: Props) {
  const { mobile, firstName, lastName, story, panNumber, dateOfBirth, relationship } = person
  const born = dateOfBirth.split('-').reverse().join('/')
  const crns = relationship ? ` · CRN ${relationship.crns.map(({ crn }) => crn).join(', ')}` : ''
  return (
    <li>
      <div className="person__head">
        <h4>
          {firstName} {lastName}
        </h4>
        {journeyUrl ? (
          <a
            className={buttonClass('secondary')}
            href={journeyUrl + entryOf(person)}
            target="_blank"
            // Codes of an opened journey are wanted at once.
            onClick={() => onShow(true)}
            rel="noreferrer"
          >
            Open
            <VisuallyHidden>
              {' '}
              as {firstName} {lastName}, in a new tab
            </VisuallyHidden>
          </a>
        ) : null}
        <Button kind="quiet" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
          Codes
          <VisuallyHidden>
            {' '}
            of {firstName} {lastName}
          </VisuallyHidden>
        </Button>
      </div>
      <p className="small">{story}</p>
      <p className="muted small">
        {mobile} · {panNumber} · {born}
        {crns}
      </p>
      {isShown ? <Codes mobile={mobile} also={person.aadhaar?.linkedMobile} /> : null}
    </li>
  )
}
