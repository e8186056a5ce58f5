import { Component, type ReactNode } from 'react'
import type { Report } from '../engine/report.ts'
import { ChunkMissing } from '../routing/load-screen.ts'

export interface RenderBoundaryProps {
  /** Shows error 100 (ER-18); `missing` when the screen's code did not arrive, or belongs to a build that is gone. */
  failure: (missing?: 'late' | 'gone') => ReactNode
  report: Report
  children: ReactNode
}

/** A render failure shows error type 100 and is reported; the rest of the page keeps working. */
export class RenderBoundary extends Component<RenderBoundaryProps, { error: unknown }> {
  declare state: { error: unknown }

  constructor(props: RenderBoundaryProps) {
    super(props)
    this.state = { error: undefined }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown) {
    const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: '' }
    if (error instanceof ChunkMissing) this.props.report('chunk', name, message)
    else this.props.report('render', name, firstFrame(error))
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.failure(missingOf(error))
  }
}

const missingOf = (error: unknown) => (error instanceof ChunkMissing ? (error.gone ? 'gone' : 'late') : undefined)

/** Where it failed, without the message: the first stack line below it. */
const firstFrame = (error: unknown): string =>
  (error instanceof Error ? error.stack : undefined)
    ?.split('\n')
    .find((line) => /^\s+at |@/.test(line))
    ?.trim() ?? ''
