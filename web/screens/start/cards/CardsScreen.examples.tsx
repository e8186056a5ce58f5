import { useEffect, type ReactNode } from 'react'
import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { keepCompared } from '../../../master/compared-cards.ts'
import { master, productNamed, tenCards } from '../products-for-tests.ts'
import { CardsScreen } from './CardsScreen.tsx'

function Picked({ logos, children }: { logos: readonly string[]; children: ReactNode }) {
  useEffect(() => {
    keepCompared(logos)
    return () => keepCompared([])
  }, [logos])
  return children
}

const listing = (
  <Fixture screen="cards" application={null} master={master}>
    <CardsScreen />
  </Fixture>
)
const one = ['miles']
const three = ['miles', 'festival', 'first']

export const examples: Examples = {
  listing,
  loading: (
    <Fixture screen="cards" application={null}>
      <CardsScreen />
    </Fixture>
  ),
  'one card for sale': (
    <Fixture screen="cards" application={null} master={{ ...master, getProductDetails: [productNamed('festival')] }}>
      <CardsScreen />
    </Fixture>
  ),
  'ten cards': (
    <Fixture screen="cards" application={null} master={{ ...master, getProductDetails: tenCards }}>
      <CardsScreen />
    </Fixture>
  ),
  'one card to compare': <Picked logos={one}>{listing}</Picked>,
  'three cards to compare': <Picked logos={three}>{listing}</Picked>,
}
