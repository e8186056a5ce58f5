import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { done } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { autopayConsent, upiConsent } from '../card-consents-for-tests.ts'
import { AddOnDialog } from './add-ons/AddOnDialog.tsx'
import { AutopayDialog, type AskedAutopay } from './billing/AutopayDialog.tsx'
import {
  activation,
  billing,
  cardCalls,
  cardCallsWithoutPin,
  holder,
  holderWithoutPin,
  withCard,
  withUpi,
  family,
  withAddOns,
  spendControls,
  spendTurnedOn,
} from './card-for-tests.ts'
import { StatementDialog } from './billing/StatementDialog.tsx'
import { SpendDialog } from './spend/SpendDialog.tsx'
import type { AskedSpend } from './spend/use-spend-controls.ts'
import { UpiDialog } from './upi/UpiDialog.tsx'
import { RevealDialog } from './reveal/RevealDialog.tsx'
import { VirtualCardScreen } from './VirtualCardScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="virtual-card" application={holder} calls={cardCalls} {...different}>
    <VirtualCardScreen />
  </Fixture>
)

/** The pop-up opened by a press: the screen's only question. */
const proof = (different: Partial<FixtureProps>) => (
  <Fixture screen="virtual-card" application={holder} calls={cardCalls} {...different}>
    <RevealDialog open reveal={done} hide={() => {}} onClose={() => {}} />
  </Fixture>
)
const { failed: notShown, ...states } = asking(proof, {
  filled: { answers: { mpin: '270391' } },
  refused: { answers: { mpin: '2703' } },
})

/** The pop-up of autopay: the choice, then the consent where something is paid, and the proof. */
const paying = (asked?: AskedAutopay) => (
  <Fixture screen="virtual-card" application={holder} calls={cardCalls} master={autopayConsent}>
    <AutopayDialog
      open
      {...(asked && { chosen: asked })}
      present={billing.autopay}
      change={done}
      again={async () => undefined}
      onClose={() => {}}
      onDone={() => {}}
      onLate={() => {}}
    />
  </Fixture>
)

/** The sheet of one kind of use. */
const spending = (asked: AskedSpend) => (
  <Fixture screen="virtual-card" application={holder} calls={cardCalls}>
    <SpendDialog
      asked={asked}
      control={spendControls[asked.kind]}
      change={done}
      onClose={() => {}}
      onDone={() => {}}
      onLate={() => {}}
    />
  </Fixture>
)

export const examples: Examples = {
  masked: at({}),
  ...states,
  'not shown': notShown,
  'code asked for': proof({ application: holderWithoutPin }),
  'an upright card': at({
    master: {
      ...offerMaster,
      'getProductDetails?productLogo=example-card': offerMaster['getProductDetails?productLogo=example-card'].map(
        (one) => ({ ...one, art: { ...one.art, orientation: 'vertical' as const } }),
      ),
    },
  }),
  'without a PIN': at({ application: holderWithoutPin, calls: cardCallsWithoutPin }),
  'settings unavailable': at({
    calls: {
      ...cardCalls,
      spendInquiry: { ok: false, call: 'spendInquiry', problem: 'C102', detail: {}, message: '' },
    },
  }),
  'not to be activated yet': at({ calls: activation({ state: 'inactive', day: '2026-12-19', mayActivate: false }) }),
  active: at({
    calls: {
      ...activation({ state: 'active', day: '2026-11-24', mayActivate: false }),
      spendInquiry: spendTurnedOn('ONLINE', 'CONTACTLESS'),
    },
  }),
  'consent due': at({ calls: activation({ state: 'overdue', day: '2026-12-29', mayActivate: true }) }),
  closed: at({ calls: activation({ state: 'closed', day: '2026-12-29', mayActivate: false, virtual: false }) }),
  delivered: at({
    calls: withCard({ physicalCard: { state: 'delivered', expectedBy: '2026-12-01', pace: 'onTime' } }),
  }),
  delayed: at({
    calls: withCard({ physicalCard: { state: 'dispatched', expectedBy: '2026-12-04', pace: 'delayed' } }),
  }),
  late: at({ calls: withCard({ physicalCard: { state: 'dispatched', expectedBy: '2026-12-01', pace: 'late' } }) }),
  'no card in the family yet': at({ calls: withAddOns({ cards: [], limits: [15_000, 75_000] }) }),
  'cards in the family': at({ calls: withAddOns(family) }),
  'as many cards as there can be': at({ calls: withAddOns({ ...family, limits: [] }) }),
  'an add-on card asked for': (
    <Fixture screen="virtual-card" application={holder} calls={cardCalls}>
      <AddOnDialog
        open
        asking
        limits={[15_000, 75_000]}
        onClose={() => {}}
        onDone={() => {}}
        onLate={() => {}}
        onRefused={async () => {}}
      />
    </Fixture>
  ),
  'without UPI yet': at({ calls: withUpi('off') }),
  'UPI on': at({ calls: withUpi('allowed') }),
  'UPI in an app': at({ calls: withUpi('linked') }),
  'UPI unavailable': at({
    calls: { ...cardCalls, upiInquiry: { ok: false, call: 'upiInquiry', problem: 'C102', detail: {}, message: '' } },
  }),
  'UPI agreed to': (
    <Fixture screen="virtual-card" application={holder} calls={cardCalls} master={upiConsent}>
      <UpiDialog
        open
        agreeing
        state="off"
        news={undefined}
        mobile={'+91\u00a0******0010'}
        onClose={() => {}}
        onTurnOn={() => {}}
        onTurnOff={async () => {}}
        onCheck={async () => {}}
        onDone={() => {}}
        onFailed={() => {}}
        onRefused={async () => {}}
      />
    </Fixture>
  ),
  'billed without an account': at({
    calls: { ...cardCalls, statementInquiry: { ok: true, response: { statement: billing.statement } } },
  }),
  'paid automatically': at({
    calls: {
      ...cardCalls,
      statementInquiry: {
        ok: true,
        response: { ...billing, autopay: { ...billing.autopay, pays: 'minimum', account: 'savings-1' } },
      },
    },
  }),
  'a limit chosen': spending({ kind: 'DOMESTIC', turnsOn: false }),
  'turned on up to an amount': spending({ kind: 'ONLINE', turnsOn: true }),
  'statement changed': (
    <Fixture screen="virtual-card" application={holder} calls={cardCalls}>
      <StatementDialog
        open
        present={billing.statement}
        change={done}
        again={async () => undefined}
        onClose={() => {}}
        onDone={() => {}}
        onLate={() => {}}
      />
    </Fixture>
  ),
  'autopay set up': paying(),
  'autopay agreed to': paying({ pays: 'total', account: 'savings-1' }),
  'autopay ended': paying({ pays: 'none' }),
  'billing unavailable': at({
    calls: {
      ...cardCalls,
      statementInquiry: { ok: false, call: 'statementInquiry', problem: 'C102', detail: {}, message: '' },
    },
  }),
  loading: at({ calls: {} }),
  failed: at({
    calls: {
      getVirtualCardDetails: { ok: false, call: 'getVirtualCardDetails', problem: 'C102', detail: {}, message: '' },
    },
  }),
}
