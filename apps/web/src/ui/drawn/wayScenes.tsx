import { paint } from '@podium/contract/drawn/hues'
import type { Pair } from '@podium/contract/drawn/hues'
import { steps } from '@podium/contract/drawn/shapes'
import { Glow, Strokes, Turned } from './parts.tsx'
import type { Random } from '@podium/contract/drawn/random'

/** The bend of a running track from above: lanes, one of them lit, runners with their trails. */
export function trackScene(random: Random, { against }: Pair) {
  const [x, y] = [random.between(150, 650), random.between(380, 520)]
  const inner = random.between(150, 210)
  const lit = random.between(1, 4)
  const at = (lane: number) => inner + lane * 38
  return (
    <Turned by={random.between(-24, 24)}>
      <circle cx={x} cy={y} r={inner - 19} fill={paint('pitch')} />
      <circle cx={x} cy={y} r={at(lit)} fill="none" stroke={paint(against)} strokeWidth="38" />
      <Glow x={x} y={y} size={at(9)} of="shade" />
      <Strokes>
        {steps(11, (lane) => (
          <circle key={lane} cx={x} cy={y} r={at(lane) - 19} />
        ))}
      </Strokes>
      {steps(3, (runner) => (
        <Runner
          key={runner}
          x={x}
          y={y}
          radius={at(lit + runner)}
          angle={random.between(205, 320)}
        />
      ))}
    </Turned>
  )
}

/** A runner, clockwise, as a dot before a trail. */
function Runner({ x, y, radius, angle }: Record<'x' | 'y' | 'radius' | 'angle', number>) {
  return (
    <g transform={`rotate(${angle} ${x} ${y})`}>
      <path
        d={`M${x + radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius * 0.88} ${y - radius * 0.475}`}
        fill="none"
        stroke={paint('light')}
        strokeWidth="10"
        strokeLinecap="round"
        opacity="0.45"
      />
      <circle cx={x + radius} cy={y} r="11" fill={paint('light')} />
    </g>
  )
}

/** A road that sweeps through the country, with the leading rider. */
export function wheelsScene(random: Random, { against }: Pair) {
  const bend = random.between(90, 190) * random.pick([1, -1])
  const road = `M-60 ${160 + bend}C180 ${160 + bend} 240 ${160 - bend} 420 ${160 - bend * 0.4}S680 ${160 + bend} 880 ${160 - bend}`
  return (
    <Turned by={random.between(-10, 10)}>
      <g fill="none" stroke={paint(against)} strokeWidth="16" opacity="0.4">
        {steps(8, (line) => (
          <path key={line} d={road} transform={`translate(0 ${(line - 3.5) * 78})`} />
        ))}
      </g>
      <g fill="none">
        <path d={road} stroke={paint('shade')} strokeWidth="104" />
        <path d={road} stroke={paint('line')} strokeWidth="96" />
        <path d={road} stroke={paint(against)} strokeWidth="88" />
        <path d={road} stroke={paint('shade')} strokeWidth="88" opacity="0.35" />
        <path d={road} stroke={paint('line')} strokeWidth="5" strokeDasharray="34 26" />
        <path
          d={road}
          stroke={paint('light')}
          strokeWidth="20"
          strokeLinecap="round"
          strokeDasharray={`0 ${random.between(260, 420)} 0 46 0 40 0 2000`}
        />
      </g>
    </Turned>
  )
}
