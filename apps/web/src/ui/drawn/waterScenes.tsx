import { paint } from '@podium/contract/drawn/hues'
import type { Pair } from '@podium/contract/drawn/hues'
import { steps } from '@podium/contract/drawn/shapes'
import { Glow, Turned } from './parts.tsx'
import type { Random } from '@podium/contract/drawn/random'

/** Water: lane ropes over a swell. */
export function waterScene(random: Random, { against }: Pair) {
  const swell = random.between(26, 46)
  const length = random.between(120, 200)
  const first = random.between(-20, 30)
  return (
    <Turned by={random.between(-14, 14)}>
      <g fill={paint(against)} opacity="0.3">
        {steps(4, (band) => (
          <path key={band} d={`${wave(-80 + band * 100, swell, length, band)}V600H-200Z`} />
        ))}
      </g>
      <g fill="none" stroke={paint('line')} strokeLinecap="round">
        {steps(6, (rope) => (
          <path
            key={rope}
            d={`M-200 ${first + rope * 64}H1000`}
            strokeWidth="12"
            strokeDasharray={rope % 2 ? '1 24' : '22 28'}
            opacity={rope % 2 ? 0.6 : 0.9}
          />
        ))}
      </g>
      {steps(2, (swimmer) => (
        <Swimmer
          key={swimmer}
          x={random.between(180, 640)}
          y={first + 32 + 64 * (1 + swimmer * 2)}
        />
      ))}
    </Turned>
  )
}

function wave(y: number, height: number, length: number, shift: number): string {
  const start = -200 - shift * 60
  return `M${start} ${y}q${length / 2} ${-height} ${length} 0${`t${length} 0`.repeat(10)}`
}

function Swimmer({ x, y }: { x: number; y: number }) {
  return (
    <g fill="none" stroke={paint('light')} strokeLinecap="round">
      <circle cx={x} cy={y} r="12" fill={paint('light')} />
      <path
        d={`M${x - 26} ${y - 14}l-70 -9M${x - 26} ${y + 14}l-70 9M${x - 32} ${y}h-120`}
        strokeWidth="5"
        opacity="0.6"
      />
    </g>
  )
}

/** Open water from above: swell, buoys, and boats with their wakes. */
export function seaScene(random: Random, { against }: Pair) {
  const [swell, length] = [random.between(30, 56), random.between(150, 230)]
  const boats = steps(3, (boat) => ({ x: random.between(150, 690), y: 60 + boat * 96 }))
  return (
    <Turned by={random.between(-26, 26)}>
      {steps(7, (band) => (
        <path
          key={band}
          d={`${wave(-120 + band * 74, swell, length, band)}V700H-300Z`}
          fill={paint(band % 2 ? against : 'shade')}
          opacity={band % 2 ? 0.42 : 0.12}
        />
      ))}
      <Glow x={random.between(100, 700)} y={random.between(0, 320)} size={240} />
      {steps(4, (buoy) => (
        <circle
          key={buoy}
          cx={60 + buoy * 230}
          cy={random.between(20, 300)}
          r="9"
          fill={paint('tartan')}
          stroke={paint('line')}
          strokeWidth="4"
        />
      ))}
      {boats.map(({ x, y }) => (
        <Boat key={y} x={x} y={y} tilt={random.between(-14, 6)} />
      ))}
    </Turned>
  )
}

function Boat({ x, y, tilt }: { x: number; y: number; tilt: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path
        d="M-30-8Q-110-16-180-46M-30 8Q-110 16-180 46M-34 0h-110"
        fill="none"
        stroke={paint('line')}
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M-40-9Q10-16 48 0 10 16-40 9z" fill={paint('line')} />
      <path d="M-18-5Q6-8 20 0 6 8-18 5z" fill={paint('light')} />
    </g>
  )
}
