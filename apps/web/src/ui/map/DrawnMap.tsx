import { useEffect, useEffectEvent, useRef } from 'react'
import { drawMap, type DrawnMapHandle, type MapPoint } from './drawMap.ts'
import styles from './PlaceMap.module.css'

export type PlaceMapProps = {
  point: MapPoint | null
  /** What the map shows, for assistive technology. */
  label: string
  zoomInLabel: string
  zoomOutLabel: string
  /** Lets the point be set by a click or a drag. */
  onPoint?: (point: MapPoint) => void
}

/** The map itself, with the library that draws it. */
export default function DrawnMap(props: PlaceMapProps) {
  const { point, label, zoomInLabel, zoomOutLabel } = props
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMapHandle>(null)
  const isFixed = props.onPoint === undefined
  const onPoint = useEffectEvent((at: { lat: number; lng: number }) => props.onPoint?.(at))
  useEffect(() => {
    if (!element.current) return
    const options = { zoomInLabel, zoomOutLabel, pointLabel: label }
    const onSet = isFixed ? undefined : (at: { lat: number; lng: number }) => onPoint(at)
    const drawn = drawMap(element.current, { ...options, ...(onSet && { onSet }) })
    map.current = drawn
    return () => {
      map.current = null
      drawn.remove()
    }
  }, [isFixed, label, zoomInLabel, zoomOutLabel])
  useEffect(() => map.current?.show(point), [point])
  return <div ref={element} className={styles.map} role="application" aria-label={label} />
}
