import type { MasterData } from '@card-journey/bank/load.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'

/** A refusal that a call makes by itself, in a state that opens it. */
export interface Refused {
  problem: string
  /** Replaces parts of the sample request. */
  asked?: object
  /** Changes facts of the record that opens the call. */
  facts?: (facts: Facts) => Partial<Facts>
  record?: (record: Application) => Application
  bank?: (master: MasterData) => Partial<MasterData>
  /** What has happened before. */
  after?: () => Promise<unknown>
}
