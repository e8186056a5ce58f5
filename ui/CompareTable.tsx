import type { ReactNode } from 'react'

export interface CompareTableProps {
  caption: string
  columns: readonly { id: string; head: ReactNode }[]
  /** One value for each column. */
  rows: readonly { name: string; values: readonly ReactNode[] }[]
}

/** Things side by side. On phones each row's name is above its values, so that three columns fit. */
export function CompareTable({ caption, columns, rows }: CompareTableProps) {
  return (
    <div className="compare" role="region" aria-label={caption} tabIndex={0}>
      <table className={`compare__table compare__table--${columns.length}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ id }, index) => (
                <td key={id}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
