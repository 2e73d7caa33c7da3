import { useEffect, useEffectEvent, useRef } from 'react'
import { drawMap, type DrawnMapHandle } from './drawMap.ts'
import type { PlaceMapProps } from './PlaceMap.tsx'
import styles from './PlaceMap.module.css'

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
