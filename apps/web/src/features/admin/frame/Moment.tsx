import { useTimes } from './useTimes.ts'

interface Props {
  /** Without a moment nothing stands there. */
  at: string | null | undefined
  /** Of a day the time is left out; briefly, today is told by its time. */
  as?: 'moment' | 'day' | 'brief'
}

/** A moment in the cell of a table or in a fact. */
export function Moment({ at, as = 'moment' }: Props) {
  const times = useTimes()
  return at ? <time dateTime={at}>{times[as](at)}</time> : null
}
