import { paint } from '@podium/contract/drawn/hues'
import type { Pair } from '@podium/contract/drawn/hues'
import { steps } from '@podium/contract/drawn/shapes'
import { Glow, Strokes } from './parts.tsx'
import type { Random } from '@podium/contract/drawn/random'

/** A mat from above: squares within squares, two corners, two who face each other. */
export function matScene(random: Random, { ground, against }: Pair) {
  const x = random.between(260, 540)
  const turn = random.between(18, 62)
  return (
    <g transform={`rotate(${turn} ${x} 160)`}>
      <rect x={x - 300} y="-140" width="600" height="600" fill={paint(against)} />
      <rect x={x - 190} y="-30" width="380" height="380" fill={paint(ground)} />
      <g fill={paint('shade')} opacity="0.16">
        {steps(4, (tile) => (
          <rect
            key={tile}
            x={x - 190 + tile * 95}
            y={-30 + (tile % 2) * 95}
            width="95"
            height="95"
          />
        ))}
        {steps(4, (tile) => (
          <rect
            key={tile}
            x={x - 190 + tile * 95}
            y={160 + (tile % 2) * 95}
            width="95"
            height="95"
          />
        ))}
      </g>
      <Strokes width={6}>
        <rect x={x - 190} y="-30" width="380" height="380" />
        <rect x={x - 300} y="-140" width="600" height="600" />
        <circle cx={x} cy="160" r="110" />
      </Strokes>
      <circle cx={x - 46} cy="160" r="20" fill={paint('light')} />
      <circle cx={x + 46} cy="160" r="20" fill={paint('line')} />
      <Glow x={x} y={160} size={230} />
    </g>
  )
}

/** A target, off the middle, with what has hit it. */
export function precisionScene(random: Random, { against }: Pair) {
  const [x, y] = [random.between(220, 580), random.between(90, 230)]
  const rings = steps(7, (ring) => 400 - ring * 58)
  return (
    <>
      {rings.map((radius, ring) => (
        <circle
          key={radius}
          cx={x}
          cy={y}
          r={radius}
          fill={paint(ring % 2 ? against : 'line')}
          opacity={ring % 2 ? 0.9 : 0.14}
        />
      ))}
      <Strokes width={3}>
        <path d={`M${x - 500} ${y}h1000M${x} ${y - 500}v1000`} strokeDasharray="3 15" />
      </Strokes>
      <circle cx={x} cy={y} r="26" fill={paint('light')} />
      {steps(4, (hit) => (
        <Hit key={hit} x={x + random.between(-110, 110)} y={y + random.between(-90, 90)} />
      ))}
    </>
  )
}

function Hit({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill={paint('shade')} />
      <circle cx={x} cy={y} r="11" fill="none" stroke={paint('light')} strokeWidth="4" />
    </>
  )
}

/** A board of cells in depth, some of them alight. */
export function mindScene(random: Random, { against }: Pair) {
  const lit = steps(16, () => ({ column: random.between(-3, 8), row: random.between(-1, 6) }))
  return (
    <g transform="translate(400 160) rotate(-30) skewX(30) scale(1 .86) translate(-300 -250)">
      {steps(12, (line) => (
        <path
          key={line}
          d={`M${-300 + line * 100} -500V1000M-600 ${-400 + line * 100}H1200`}
          stroke={paint(against)}
          strokeWidth="6"
        />
      ))}
      {lit.map(({ column, row }, cell) => (
        <rect
          key={cell}
          x={column * 100 + 9}
          y={row * 100 + 9}
          width="82"
          height="82"
          rx="12"
          fill={paint(cell % 3 === 0 ? 'light' : cell % 3 === 1 ? against : 'line')}
          opacity={cell % 3 === 1 ? 1 : 0.88 - (cell % 4) * 0.14}
        />
      ))}
    </g>
  )
}
