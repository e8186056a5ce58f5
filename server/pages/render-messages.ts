import type { RenderedPage } from './page-document.ts'

export interface RenderRequest {
  path: string
  language: string
  data: unknown
}

/** To the worker. */
export interface Asked {
  id: number
  request: RenderRequest
}

/** From the worker. */
export interface Answer {
  id: number
  page?: RenderedPage
  /** In its place: why there is none. */
  error?: string
}
