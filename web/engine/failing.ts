// What nobody needs as long as all goes well: a file of its own (build/chunks.ts).

export { diagnosticOf, errorDetailsOf, routeOf } from './problem-routing.ts'
export { createReporter } from './report.ts'
