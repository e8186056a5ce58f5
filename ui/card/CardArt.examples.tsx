import { useState } from 'react'
import { Button } from '../Button.tsx'
import { cardPatterns, type CardPattern } from './card-pattern.ts'
import { CardArt } from './CardArt.tsx'
import type { Examples } from '../examples.ts'
import { Stack } from '../Stack.tsx'

const ofPattern = (pattern: CardPattern) => () => (
  <CardArt product="Banyan Rewards" issuer="Aranya Bank" pattern={pattern} label="Banyan Rewards credit card" />
)

export const examples: Examples = {
  ...Object.fromEntries((Object.keys(cardPatterns) as CardPattern[]).map((pattern) => [pattern, ofPattern(pattern)])),
  'with name and last four': () => (
    <CardArt product="Banyan Rewards" issuer="Aranya Bank" holder="Asha Menon" lastFour="4821" label="Your card" />
  ),
  vertical: () => (
    <CardArt product="Zero Everyday" issuer="Aranya Zero" orientation="vertical" pattern="rays" holder="Asha Menon" />
  ),
  'its own colours': () => (
    <CardArt
      product="Banyan Signature Rewards Reserve Gold XL"
      issuer="Aranya Bank"
      orientation="vertical"
      pattern="peaks"
      colours={{ base: '#14253c', glow: '#3c5576', ink: '#f3f6fa', foil: '#c9d8ea' }}
      lastFour="8644"
      holder="Mahalakshmi Venkataraman"
    />
  ),
  thumbnail: () => (
    <div className="chosen-card__art">
      <CardArt product="Banyan Rewards" issuer="Aranya Bank" size="thumbnail" />
    </div>
  ),
  'revealed, back': () => (
    <CardArt
      product="Banyan Rewards"
      issuer="Aranya Bank"
      side="back"
      cvv="123"
      expiry="11/31"
      number="5090123456784821"
    />
  ),
  'revealed, vertical': () => (
    <CardArt
      product="Zero Everyday"
      issuer="Aranya Zero"
      orientation="vertical"
      number="5090123456784821"
      expiry="11/31"
      holder="Asha Menon"
    />
  ),
  turning: () => <TurningCard />,
}

function TurningCard() {
  const [side, setSide] = useState<'front' | 'back'>('front')
  return (
    <Stack gap={2}>
      <CardArt product="Banyan Rewards" issuer="Aranya Bank" holder="Asha Menon" side={side} cvv="123" expiry="11/31" />
      <Button kind="secondary" onClick={() => setSide(side === 'front' ? 'back' : 'front')}>
        Turn
      </Button>
    </Stack>
  )
}
