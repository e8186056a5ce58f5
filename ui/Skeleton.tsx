import { VisuallyHidden } from './VisuallyHidden.tsx'

/** `art`: the card of the full-screen loader, which lies nowhere else. `option`: one of several answers to choose from. */
export type SkeletonShape = 'line' | 'heading' | 'control' | 'card' | 'panel' | 'art' | 'option'

/** A placeholder of the content's size, so that nothing moves when the content arrives. */
export function Skeleton({ shapes, label }: { shapes: readonly SkeletonShape[]; label: string }) {
  return (
    <div className="skeleton" aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {shapes.map((shape, index) => (
        // The list never changes its order, so the index can be the key.
        <div key={index} className={`skeleton__shape skeleton__shape--${shape}`} aria-hidden="true" />
      ))}
    </div>
  )
}
