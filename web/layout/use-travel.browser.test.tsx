import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useTravel } from './use-travel.ts'

interface CardProps {
  code: string
  /** Distance from the top of the page, in px. */
  top: number
  width: number
  arrives?: boolean
}

function Card({ code, top, width, arrives = true }: CardProps) {
  const place = useTravel(code, arrives)
  const lay = (card: HTMLDivElement | null) => {
    place.current = card
    if (card) card.style.cssText = `position: absolute; left: 0; top: ${top}px; width: ${width}px; height: 50px`
  }
  return <div ref={lay} />
}

function Screens({ from, to }: { from: CardProps; to: CardProps }) {
  const [second, setSecond] = useState(false)
  return (
    <>
      {second ? <Card key="to" {...to} /> : <Card key="from" {...from} />}
      <button onClick={() => setSecond(true)}>Go on</button>
    </>
  )
}

afterEach(() => vi.restoreAllMocks())

const tile: CardProps = { code: 'PVRB', top: 300, width: 100 }
const own: CardProps = { code: 'pvrb', top: 100, width: 200 }

async function moves(from: CardProps, to: CardProps): Promise<unknown[]> {
  const animate = vi.spyOn(Element.prototype, 'animate')
  const screen = await render(<Screens from={from} to={to} />)
  await screen.getByRole('button', { name: 'Go on' }).click()
  await new Promise((later) => setTimeout(later, 50))
  await screen.unmount()
  return animate.mock.calls.map(([keyframes]) => (keyframes as { transform: string[] }).transform)
}

test('a card starts where that of the same product stood, whose code an application has in capitals', async () => {
  expect(await moves(tile, own)).toEqual([['translate(0px, 200px) scale(0.5)', 'none']])
})

test.for<[what: string, from: CardProps, to: CardProps]>([
  ['of another product', { ...tile, code: 'VAYU' }, own],
  ['from out of view', { ...tile, top: 9000 }, own],
  ['to out of view', tile, { ...own, top: 9000 }],
  ['to a place whose frame would cut it off', tile, { ...own, arrives: false }],
])('no card travels: %s', async ([, from, to]) => {
  expect(await moves(from, to)).toEqual([])
})
