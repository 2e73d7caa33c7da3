import { type Columns, type ReadLine, readCells } from './postal-row.ts'

// GeoNames, readme of its postal code files: country, code, place, admin1 name and code, admin2
// name and code, admin3 name and code, latitude, longitude, accuracy; tabs, no header.
const geoNamesWidth = 12
const geoNamesParts = { country: 0, code: 1, locality: 2, lat: 9, lng: 10 }

// Portugal's districts are the first division, Spain's provinces the second.
const portugueseParts: Columns = { ...geoNamesParts, region: 3, municipality: 5 }
const spanishParts: Columns = { ...geoNamesParts, region: 5, municipality: 7 }

const readGeoNamesLine: ReadLine = (line) => {
  const columns = line.startsWith('ES\t') ? spanishParts : portugueseParts
  return readCells(line.split('\t'), columns, geoNamesWidth)
}

/** How to read a file, told by its first line; `header` where that line holds no place. */
export interface FileFormat {
  header: boolean
  readLine: ReadLine
}

/** Recognises GeoNames' tab format and our own table with a header; null for any other file. */
export function recognise(firstLine: string): FileFormat | null {
  const cells = firstLine.split('\t')
  if (cells.length === geoNamesWidth && /^[A-Z]{2}$/.test(cells[0] ?? '')) {
    return { header: false, readLine: readGeoNamesLine }
  }
  const names = splitCsv(firstLine).map((name) => name.trim().toLowerCase())
  const columns = columnsNamed(names)
  return (
    columns && {
      header: true,
      readLine: (line) => readCells(splitCsv(line), columns, names.length),
    }
  )
}

function columnsNamed(names: string[]): Columns | null {
  const at = (name: string) => (names.includes(name) ? names.indexOf(name) : undefined)
  const [country, code, region] = [at('country'), at('code'), at('region')]
  if (country === undefined || code === undefined || region === undefined) return null
  const rest = { municipality: at('municipality'), locality: at('locality') }
  return { country, code, region, ...rest, lat: at('lat'), lng: at('lng') }
}

/** The cells of a line with commas; a cell in double quotes may hold commas and doubled quotes. */
export function splitCsv(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  const cells = `${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
