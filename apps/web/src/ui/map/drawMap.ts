import * as leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { feature } from 'topojson-client'
import type { FeatureCollection } from 'geojson'
import atlas from 'world-atlas/countries-50m.json?url'
import styles from './PlaceMap.module.css'

export interface MapPoint {
  lat: number
  lng: number
}

export interface DrawnMapHandle {
  show: (point: MapPoint | null) => void
  remove: () => void
}

interface MapOptions {
  zoomInLabel: string
  zoomOutLabel: string
  pointLabel: string
  /** Without it the map only shows. */
  onSet?: (point: MapPoint) => void
}

/** The view while there is no point: Portugal (`place.map`). */
const portugal: leaflet.LatLngTuple = [39.6, -8]
const firstZoom = 6
const pointZoom = 7

type Topology = Parameters<typeof feature>[0]

/** Draws a map into an element; the element must have a size. */
export function drawMap(element: HTMLElement, options: MapOptions): DrawnMapHandle {
  const map = leaflet.map(element, {
    center: portugal,
    zoom: firstZoom,
    minZoom: 3,
    maxZoom: 10,
    attributionControl: false,
    zoomControl: false,
    // A page that is scrolled must not get stuck on the map.
    scrollWheelZoom: false,
  })
  const { zoomInLabel: zoomInTitle, zoomOutLabel: zoomOutTitle } = options
  leaflet.control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map)
  const ended = new AbortController()
  void drawLand(map, ended.signal)
  const pin = pinOn(map, options)
  const { onSet } = options
  if (onSet) map.on('click', ({ latlng }) => onSet(latlng.wrap()))
  return {
    show: (point) => showPoint(map, pin, point),
    remove: () => {
      ended.abort()
      map.remove()
    },
  }
}

async function drawLand(map: leaflet.Map, signal: AbortSignal): Promise<void> {
  // Without the coast the pin and the words beside the map still say where it is.
  const countries = await readLand(signal).catch(() => null)
  if (!countries || signal.aborted) return
  const style = { className: styles.land ?? '' }
  leaflet.geoJSON(countries, { style, interactive: false }).addTo(map)
  // The coast says nothing to who cannot see it: the place is told in words.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true')
}

async function readLand(signal: AbortSignal): Promise<FeatureCollection> {
  const topology = (await (await fetch(atlas, { signal })).json()) as Topology
  return feature(topology, topology.objects.countries!) as FeatureCollection
}

function pinOn(map: leaflet.Map, { pointLabel, onSet }: MapOptions): leaflet.Marker {
  const icon = leaflet.divIcon({
    className: styles.pin ?? '',
    iconSize: [36, 36],
    iconAnchor: [18, 34],
  })
  const pin = leaflet.marker(map.getCenter(), {
    icon,
    title: pointLabel,
    keyboard: onSet !== undefined,
    draggable: onSet !== undefined,
    interactive: onSet !== undefined,
  })
  pin.on('dragend', () => onSet?.(pin.getLatLng().wrap()))
  return pin
}

function showPoint(map: leaflet.Map, pin: leaflet.Marker, point: MapPoint | null): void {
  if (!point) {
    pin.remove()
    return
  }
  pin.setLatLng(point).addTo(map)
  if (!map.getBounds().contains(point) || map.getZoom() < pointZoom) map.setView(point, pointZoom)
}
