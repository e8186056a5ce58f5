import type { ProblemCode } from '@card-journey/contract/problem.ts'
import type { Deps } from '../compose.ts'
import { whileAlone } from '../services/while-alone.ts'
import type { StoredApplication } from '../store/store.ts'
import { refuse, type Reply } from './reply.ts'

/** A call whose work is done while no other of its kind is under way; the other one is told to come again. */
export const oneAtATime = async <T, Problem extends ProblemCode>(
  { stored, at }: { stored: StoredApplication; at: number },
  what: string,
  deps: Deps,
  work: () => Promise<Reply<T, Problem>>,
): Promise<Reply<T, Problem | 'STILL_RUNNING'>> =>
  (await whileAlone({ applicationId: stored.id, what, at }, deps, work)) ?? refuse('STILL_RUNNING')
