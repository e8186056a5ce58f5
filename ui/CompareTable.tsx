import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import './compare-table.css'

export interface CompareRow {
  name: string
  /** One value for each column. */
  values: readonly ReactNode[]
  /** A group of this one row: its name is the group's heading, beside its values where there is room. */
  heading?: boolean
  /** What differs is bolder, so that the eye finds where the choice is. */
  differs?: boolean
}

export interface CompareTableProps {
  caption: string
  /** The head stays in view; picture and action scroll away above and below. */
  columns: readonly { id: string; head: ReactNode; picture?: ReactNode; action?: ReactNode }[]
  groups: readonly { name?: string; rows: readonly CompareRow[] }[]
  /** Heard beside a row that differs. */
  differs?: string
  /** Beside the pictures, where the table has no cell of its own: what may be said of all. */
  corner?: ReactNode
}

/** Things side by side. On phones each row's name is above its values, so that three columns fit. */
export function CompareTable({ caption, columns, groups, differs, corner }: CompareTableProps) {
  return (
    <div className="compare">
      <table className={`compare__table compare__table--${columns.length}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          {columns.some(({ picture }) => picture !== undefined) && (
            <tr className="compare__pictures">
              <td className={classes(corner !== undefined && 'compare__corner')}>{corner}</td>
              {columns.map(({ id, picture }) => (
                <td key={id}>{picture}</td>
              ))}
            </tr>
          )}
          <tr className="compare__names">
            <td />
            {columns.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }, index) => (
          <tbody key={name ?? index}>
            {name && (
              <tr>
                <th className="compare__group" colSpan={columns.length + 1} scope="rowgroup">
                  {name}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.name} {...row} differsWords={differs} />
            ))}
          </tbody>
        ))}
        {columns.some(({ action }) => action !== undefined) && (
          <tfoot>
            <tr>
              <td />
              {columns.map(({ id, action }) => (
                <td key={id}>{action}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ name, heading, values, differs, differsWords }: CompareRow & { differsWords?: string | undefined }) {
  return (
    <tr className={classes(differs && 'compare__row--differs')}>
      <th className={classes(heading && 'compare__group')} scope="row">
        {name}
        {differs && differsWords && <VisuallyHidden> ({differsWords})</VisuallyHidden>}
      </th>
      {values.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
    </tr>
  )
}
