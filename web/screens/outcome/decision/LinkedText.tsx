import { Fragment } from 'react'
import { unbroken } from '../../../texts/format-message.ts'

/** A sentence whose web addresses are links by their name, which break after a dot or slash and nowhere else. */
export function LinkedText({ children }: { children: string }) {
  return children.split(/(https:\/\/[^\s,;)।]*[^\s,;)।.:])/).map((text, index) =>
    index % 2 === 0 ? (
      unbroken(text)
    ) : (
      // The words around an address never change their order.
      <a key={index} href={text} target="_blank" rel="noreferrer">
        {partsOf(text).map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </a>
    ),
  )
}

const partsOf = (address: string) => address.replace(/^https:\/\/(www\.)?/, '').match(/[^./]+[./]*/g) ?? [address]
