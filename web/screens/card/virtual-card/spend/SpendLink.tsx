import { buttonClass } from '@card-journey/ui/button-class.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { spendId, type SpendControl } from './use-spend-controls.ts'

/** The next thing to do: leads to the control of one kind of use, further down the page, which gets the focus. */
export function SpendLink({ to, children }: { to: SpendControl['kind']; children: string }) {
  const id = spendId(to)
  return (
    <a
      className={buttonClass('primary')}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        showField(id)
      }}
    >
      {children}
    </a>
  )
}
