import type { CellStore } from '../store/cell-store.ts'
import { jobsOver, type Jobs, type JobsOptions } from './jobs.ts'

const workers = 4

interface JobsOfCellsOptions extends Omit<JobsOptions, 'onError'> {
  /** As `JobsOptions.onError`; `cell`: in whose queue, where there are several. */
  onError: (error: Error, kind?: string, cell?: number) => void
}

/** Each cell has a job queue of its own; what is due once a day is done once, from the first. */
export function jobsOfCells(cells: readonly CellStore[], options: JobsOfCellsOptions): Jobs {
  const all = cells.map((store, cell) =>
    jobsOver(store, {
      ...options,
      onError: (error, kind) => options.onError(error, kind, cells.length > 1 ? cell : undefined),
      daily: cell === 0 ? (options.daily ?? []) : [],
      workers: Math.max(1, Math.round((options.workers ?? workers) / cells.length)),
    }),
  )
  return {
    start: async () => {
      for (const jobs of all) if (!jobs.isReady()) await jobs.start()
    },
    stop: async (withinMs) => void (await Promise.all(all.map((jobs) => jobs.stop(withinMs)))),
    isReady: () => all.every((jobs) => jobs.isReady()),
  }
}
