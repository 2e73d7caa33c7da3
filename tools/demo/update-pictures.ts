/** What an update shows: where the race was, or where the camp is. */
export type Scene = 'race' | 'camp'

interface Light {
  sky: readonly [top: string, bottom: string]
  sun: string
  far: string
  near: string
  track: string
  lane: string
}

/** The same places at other hours of the day. */
const lights: readonly Light[] = [
  {
    ...{ sky: ['#14213d', '#d9482b'], sun: '#f4c36a', far: '#2a3357', near: '#1b2445' },
    ...{ track: '#b23a20', lane: '#f4e7ca' },
  },
  {
    ...{ sky: ['#2b6cb0', '#d7ebf7'], sun: '#fff4cf', far: '#6f93b8', near: '#2f7d55' },
    ...{ track: '#d9482b', lane: '#fbf7ee' },
  },
  {
    ...{ sky: ['#3a2a5e', '#f0a35e'], sun: '#ffe0a3', far: '#5b4377', near: '#33264f' },
    ...{ track: '#94402c', lane: '#f6dcc0' },
  },
]

const [width, height, horizon] = [1600, 1067, 560]

/** Lanes that run to one point on the horizon. */
function lanes({ track, lane }: Light, towards: number): string {
  const lines = [-1, 0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
    const x = 40 + step * 220
    return `<path d="M${x} ${height}L${towards} ${horizon}" stroke="${lane}" stroke-width="9"/>`
  })
  return (
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${track}"/>` +
    lines.join('')
  )
}

const drawings: Record<Scene, (light: Light) => string> = {
  // A stadium: the stand along the horizon, four floodlights, the straight.
  race: (light) =>
    [180, 560, 1040, 1420]
      .map(
        (x) =>
          `<path d="M${x} ${horizon}V250" stroke="${light.near}" stroke-width="14"/>` +
          `<rect x="${x - 62}" y="200" width="124" height="58" rx="8" fill="${light.near}"/>` +
          [-38, 0, 38]
            .map((at) => `<circle cx="${x + at}" cy="229" r="14" fill="${light.sun}"/>`)
            .join(''),
      )
      .join('') +
    `<path d="M0 430h${width}v${horizon - 430}H0z" fill="${light.far}"/>` +
    Array.from(
      { length: 60 },
      (_, at) =>
        `<circle cx="${14 + at * 27}" cy="${458 + ((at * 37) % 5) * 19}" r="9" fill="${[light.lane, light.sun, light.near][at % 3]}"/>`,
    ).join('') +
    lanes(light, 800),
  // Hills in the early morning, and the way there.
  camp: (light) =>
    `<circle cx="1130" cy="430" r="120" fill="${light.sun}"/>` +
    `<path d="M0 ${horizon}V430l260-170 240 190 220-230 330 250 250-150 300 180v60z" fill="${light.far}"/>` +
    `<path d="M0 ${horizon + 4}V520l300-90 330 80 380-110 590 130v34z" fill="${light.near}"/>` +
    lanes(light, 1010),
}

/** Draws what an update shows, as the PNG that its athlete would upload. */
export async function drawScene(scene: Scene, hour: number): Promise<Buffer> {
  // Loaded only where a demo is made, because every start loads this file.
  const { default: sharp } = await import('sharp')
  const light = lights[hour % lights.length]!
  const [top, bottom] = light.sky
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="0.6" stop-color="${bottom}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${drawings[scene](light)}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
