import { sportestPhrases } from '@podium/phrases/sportest'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './History.module.css'
import { highScore } from './highScore.ts'

/** Most scores drawn: they fit with room between the dots. */
const shown = 20

const left = 24
const right = 308
const bottom = 112

/** The way the scores went, the oldest first, over lanes at 0, 5 and 10; a dashed one where high begins. */
export function ScorePlot({ scores }: { scores: number[] }) {
  const t = usePhrases(sportestPhrases).history
  const { number } = useFormats()
  const last = scores.slice(-shown)
  const points = last.map((score, at) => ({
    score,
    x: placeOf(at, last.length),
    y: heightOf(score),
  }))
  const [first = 0, latest = 0] = [last[0], last.at(-1)]
  const label =
    last.length === 1
      ? t.plotOne(number(latest))
      : t.plot(number(first), number(latest), number(last.length))
  return (
    <svg className={styles.plot} viewBox="0 0 320 124" role="img" aria-label={label}>
      {[0, 5, 10].map((score) => (
        <g key={score}>
          <path className={styles.line} d={`M${left} ${heightOf(score)}H${right}`} />
          <text className={styles.scale} x="16" y={heightOf(score) + 4} textAnchor="end">
            {number(score)}
          </text>
        </g>
      ))}
      <path className={styles.high} d={`M${left} ${heightOf(highScore)}H${right}`} />
      <polyline className={styles.way} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ score, x, y }) => (
        <circle key={x} className={styles.dot} data-high={score >= highScore} cx={x} cy={y} r="6" />
      ))}
    </svg>
  )
}

function placeOf(at: number, count: number): number {
  const room = right - left - 24
  return left + 12 + (count === 1 ? room / 2 : (room * at) / (count - 1))
}

function heightOf(score: number): number {
  return bottom - score * 10
}
