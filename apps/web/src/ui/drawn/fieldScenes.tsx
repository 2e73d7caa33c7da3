import { paint } from '@podium/contract/drawn/hues'
import type { Pair } from '@podium/contract/drawn/hues'
import { steps } from '@podium/contract/drawn/shapes'
import { Glow, Strokes, Turned } from './parts.tsx'
import type { Random } from '@podium/contract/drawn/random'

/** Grass mown in stripes, with the markings of a field. */
export function pitchScene(random: Random, { against }: Pair) {
  const stripe = random.between(70, 110)
  const middle = random.between(240, 560)
  const ball = { x: random.between(180, 620), y: random.between(70, 250) }
  return (
    <Turned by={random.between(-28, 28)}>
      <g fill={paint(against)} opacity="0.55">
        {steps(7, (band) => (
          <rect key={band} x={-200 + band * stripe * 2} y="-300" width={stripe} height="920" />
        ))}
      </g>
      <Strokes width={5}>
        <path d={`M${middle} -300V620M-150 -40H950M-150 360H950`} />
        <circle cx={middle} cy="160" r="92" />
        <path d={`M${middle + 470} 20h-150v280h150M${middle - 470} 20h150v280h-150`} />
        <path d={`M${middle + 320} 100a80 80 0 0 0 0 120M${middle - 320} 100a80 80 0 0 1 0 120`} />
      </Strokes>
      <circle cx={middle} cy="160" r="8" fill={paint('line')} />
      <path
        d={`M${ball.x - 190} ${ball.y + 60}Q${ball.x - 90} ${ball.y - 70} ${ball.x} ${ball.y}`}
        fill="none"
        stroke={paint('light')}
        strokeWidth="5"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <circle cx={ball.x} cy={ball.y} r="15" fill={paint('light')} />
    </Turned>
  )
}

/** A court of two colours, its key and its arc. */
export function courtScene(random: Random, { against }: Pair) {
  const net = random.between(280, 520)
  const ball = { x: random.between(160, 640), y: random.between(60, 260) }
  return (
    <Turned by={random.between(-32, 32)}>
      <rect x="-20" y="-60" width="840" height="440" fill={paint(against)} />
      <rect x="-20" y="50" width="190" height="220" fill={paint('shade')} opacity="0.28" />
      <rect x="630" y="50" width="190" height="220" fill={paint('shade')} opacity="0.28" />
      <Strokes width={5}>
        <rect x="-20" y="-60" width="840" height="440" />
        <path d={`M${net} -60V380`} strokeWidth="8" />
        <path d="M-20 50h190v220h-190M820 50h-190v220h190" />
        <path d="M-20 -20h60a180 180 0 0 1 0 360h-60M820 -20h-60a180 180 0 0 0 0 360h60" />
        <circle cx={net} cy="160" r="64" />
      </Strokes>
      <Glow x={ball.x} y={ball.y} size={150} />
      <circle cx={ball.x + 12} cy={ball.y + 16} r="24" fill={paint('shade')} opacity="0.35" />
      <circle cx={ball.x} cy={ball.y} r="24" fill={paint('light')} />
    </Turned>
  )
}

/** The coach's board: marks, and the ways between them. */
export function tacticsScene(random: Random, { against }: Pair) {
  const places = steps(7, (mark) => ({
    x: 70 + mark * 110 + random.between(-26, 26),
    y: random.between(40, 280),
  }))
  return (
    <Turned by={random.between(-8, 8)}>
      <g stroke={paint(against)} strokeWidth="3" opacity="0.5">
        {steps(13, (line) => (
          <path key={line} d={`M${-80 + line * 80} -100V420M-100 ${-120 + line * 80}H900`} />
        ))}
      </g>
      <g fill="none" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        {places.map(({ x, y }, mark) =>
          mark % 2 ? (
            <circle key={mark} cx={x} cy={y} r="22" stroke={paint('line')} />
          ) : (
            <path key={mark} d={`M${x - 17} ${y - 17}l34 34m0-34l-34 34`} stroke={paint('light')} />
          ),
        )}
        <g stroke={paint('line')} strokeWidth="5" opacity="0.8">
          {places.slice(1, -1).map(({ x, y }, mark) => (
            <Way key={mark} x={x + 32} y={y} up={mark % 2 === 0} />
          ))}
        </g>
      </g>
    </Turned>
  )
}

function Way({ x, y, up }: { x: number; y: number; up: boolean }) {
  const rise = up ? -52 : 52
  return (
    <path
      strokeDasharray={up ? undefined : '12 14'}
      d={`M${x} ${y}q44 ${rise * 0.1} 58 ${rise}m-16 ${-rise * 0.22}l16 ${rise * 0.22} l14 ${-rise * 0.3}`}
    />
  )
}
