import type { ReactNode } from 'react'
import { paint } from '@podium/contract/drawn/hues'

/** Turns the drawing around the middle of the box, so that no two lie alike. */
export function Turned({ by, children }: { by: number; children: ReactNode }) {
  return <g transform={`rotate(${by} 400 160)`}>{children}</g>
}

/** Markings: light lines of one width. */
export function Strokes({ width = 4, children }: { width?: number; children: ReactNode }) {
  return (
    <g fill="none" stroke={paint('line')} strokeWidth={width} opacity="0.85">
      {children}
    </g>
  )
}

/** A soft pool of light or shade, without gradients (they would need ids). */
export function Glow({ x, y, size, of = 'light' }: GlowProps) {
  return (
    <g fill={paint(of)} opacity="0.07">
      <circle cx={x} cy={y} r={size} />
      <circle cx={x} cy={y} r={size * 0.72} />
      <circle cx={x} cy={y} r={size * 0.46} />
    </g>
  )
}

type GlowProps = { x: number; y: number; size: number; of?: 'light' | 'shade' }
