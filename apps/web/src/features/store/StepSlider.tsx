import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Range } from '../../ui/fields/Range.tsx'
import { MinusIcon, PlusIcon } from '../../ui/icons/signs.tsx'
import styles from './StepSlider.module.css'

interface Props {
  label: string
  lessLabel: string
  moreLabel: string
  /** What stands at each stop. */
  stops: readonly string[]
  /** The stop it stands at, from 0. */
  at: number
  /** Said for the stop it stands at. */
  valueText: string
  /** A word about the stop it stands at; its place is kept where there is none. */
  note: string
  onMove: (to: number) => void
}

/** A few stops along a lane: dragged, by the keyboard, by the two buttons, or by pressing a stop. */
export function StepSlider(props: Props) {
  const { label, lessLabel, moreLabel, stops, at, valueText, note, onMove } = props
  const last = stops.length - 1
  return (
    <div className={styles.slider}>
      <div className={styles.row}>
        <IconButton
          label={lessLabel}
          icon={<MinusIcon />}
          variant="secondary"
          size="small"
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <Range label={label} min={0} max={last} value={at} valueText={valueText} onValue={onMove} />
        <IconButton
          label={moreLabel}
          icon={<PlusIcon />}
          variant="secondary"
          size="small"
          disabled={at === last}
          onClick={() => onMove(at + 1)}
        />
      </div>
      {/* The slider itself is what keyboards and screen readers use. */}
      <div className={styles.stops} aria-hidden="true">
        {stops.map((stop, index) => (
          <span
            key={stop}
            className={styles.stop}
            data-at={index === at}
            onClick={() => onMove(index)}
          >
            {stop}
          </span>
        ))}
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  )
}
