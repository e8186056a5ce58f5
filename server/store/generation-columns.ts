const bothColumns = [
  { name: 'even', mobile: 'mobile_index', pan: 'pan_index' },
  { name: 'odd', mobile: 'mobile_index_odd', pan: 'pan_index_odd' },
] as const

/** The columns of one generation's indexes. */
type Columns = (typeof bothColumns)[number]

/** Makes something of the columns of even generations and of those of odd ones; answers which a generation has. */
export const each = <Made>(make: (columns: Columns, beside: Columns) => Made): ((generation: number) => Made) => {
  const [even, odd] = bothColumns
  const made = { even: make(even, odd), odd: make(odd, even) }
  return (generation) => (generation % 2 === 0 ? made.even : made.odd)
}
