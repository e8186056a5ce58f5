/** The schemas of a cell: of its tables, and of its job queue's. */
export interface CellSchemas {
  /** Undefined: the one that a connection to the database has by itself. */
  tables: string | undefined
  jobs: string
}

/** The first cell is where a database's only one is. */
export const schemasOf = (cell: number): CellSchemas =>
  cell === 0 ? { tables: undefined, jobs: 'jobs' } : { tables: `cell_${cell}`, jobs: `jobs_${cell}` }

/** What a connection to that cell begins with. */
export const beginningOf = ({ tables }: CellSchemas): { options?: string } =>
  tables === undefined ? {} : { options: `-c search_path=${tables}` }
