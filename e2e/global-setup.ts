import { buildWhenNeeded } from '../tools/build.ts'

/** Once before all stories: they run on the built web app, as applicants do. */
export default function globalSetup(): void {
  buildWhenNeeded()
}
