import { paint } from '@podium/contract/drawn/hues'
import type { Pair } from '@podium/contract/drawn/hues'
import { steps } from '@podium/contract/drawn/shapes'
import { Glow, Strokes, Turned } from './parts.tsx'
import type { Random } from '@podium/contract/drawn/random'

/** A bar and its plates, so near that they fill the picture. */
export function fitnessScene(random: Random, { ground, against }: Pair) {
  const plates = steps(3, () => ({
    x: random.between(40, 760),
    y: random.between(40, 280),
    size: random.between(90, 180),
  }))
  return (
    <Turned by={random.between(-30, 30)}>
      <g stroke={paint('shade')} strokeWidth="26" opacity="0.28">
        {steps(9, (band) => (
          <path key={band} d={`M${-120 + band * 130} -200l-160 720`} />
        ))}
      </g>
      {plates.map(({ x, y, size }, plate) => (
        <g key={plate}>
          <circle cx={x} cy={y} r={size} fill={paint(plate === 1 ? 'light' : against)} />
          <circle cx={x} cy={y} r={size * 0.78} fill={paint(ground)} opacity="0.5" />
          <Strokes width={5}>
            <circle cx={x} cy={y} r={size * 0.78} />
            <circle cx={x} cy={y} r={size * 0.3} />
          </Strokes>
          <circle cx={x} cy={y} r={size * 0.12} fill={paint('line')} />
        </g>
      ))}
    </Turned>
  )
}

/** A sand arena with striped poles and the way to ride. */
export function equestrianScene(random: Random, { against }: Pair) {
  const poles = steps(4, (pole) => ({
    x: 120 + pole * 185 + random.between(-20, 20),
    y: random.between(70, 250),
    turn: random.between(-60, 60),
  }))
  const [first, second, third, fourth] = poles.map(({ x, y }) => `${x} ${y}`)
  return (
    <Turned by={random.between(-12, 12)}>
      <g fill="none" stroke={paint(against)} strokeWidth="30" opacity="0.35">
        {steps(6, (rake) => (
          <path key={rake} d={`M-100 ${-40 + rake * 80}q250 -70 500 0t500 0`} />
        ))}
      </g>
      <path
        d={`M-60 200S60 ${random.between(20, 300)} ${first}S240 ${random.between(-40, 360)} ${second}S420 ${random.between(-40, 360)} ${third}S600 ${random.between(-40, 360)} ${fourth}S820 90 880 160`}
        fill="none"
        stroke={paint('light')}
        strokeWidth="6"
        strokeDasharray="3 16"
        strokeLinecap="round"
      />
      {poles.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`} strokeWidth="16">
          <path d="M0 -72V72" stroke={paint('line')} strokeLinecap="round" />
          <path d="M0 -60V72" stroke={paint(against)} strokeDasharray="24 24" />
        </g>
      ))}
    </Turned>
  )
}

/** The stands on the day: rows of people, some of them up with their scarves. */
export function standsScene(random: Random, { against }: Pair) {
  const row = (line: number) => `M-60 ${8 + line * 46}Q400 ${line * 46 + 92} 860 ${8 + line * 46}`
  return (
    <Turned by={random.between(-9, 9)}>
      <g fill="none" strokeLinecap="round">
        {steps(9, (line) => (
          <g key={line} transform="translate(0 -70)">
            <path d={row(line)} stroke={paint('shade')} strokeWidth="7" opacity="0.35" />
            <path
              d={row(line)}
              stroke={paint(line % 3 === 1 ? 'line' : against)}
              strokeWidth="24"
              strokeDasharray={`0 ${random.between(36, 52)}`}
              strokeDashoffset={random.between(0, 50)}
              opacity={line % 3 === 1 ? 0.7 : 1}
            />
            <path
              d={row(line)}
              stroke={paint('light')}
              strokeWidth="24"
              strokeDasharray={`0 ${random.between(150, 420)} 0 ${random.between(90, 260)}`}
            />
          </g>
        ))}
      </g>
    </Turned>
  )
}

/** Floodlights over the roof of a stadium, their lamps in the middle, which is all that wide screens show. */
export function floodlightsScene(random: Random, { against }: Pair) {
  const masts = [random.between(80, 220), random.between(330, 470), random.between(580, 720)]
  const roof = random.between(195, 225)
  return (
    <>
      {masts.map((mast, index) => (
        <g key={mast}>
          <path
            d={`M${mast} 138L${mast - 210 + index * 60} 420H${mast + 90 + index * 60}Z`}
            fill={paint('light')}
            opacity="0.16"
          />
          <Glow x={mast} y={138} size={130} />
          <path d={`M${mast} 148V330`} stroke={paint(against)} strokeWidth="9" />
          <path
            d={`M${mast - 45} 122h90M${mast - 45} 144h90`}
            stroke={paint('line')}
            strokeWidth="15"
            strokeDasharray="0 22.5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path
        d={`M-20 ${roof + 40}Q400 ${roof - 60} 820 ${roof + 40}V340H-20Z`}
        fill={paint(against)}
      />
      <Strokes width={4}>
        {steps(4, (tier) => (
          <path
            key={tier}
            d={`M-20 ${roof + 40 + tier * 22}Q400 ${roof - 60 + tier * 26} 820 ${roof + 40 + tier * 22}`}
          />
        ))}
      </Strokes>
    </>
  )
}
