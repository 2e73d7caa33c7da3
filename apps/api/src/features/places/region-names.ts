/** The sources' English, co-official or long names, and what people in Portugal and Spain say. */
const saidAs: Record<string, string> = {
  Azores: 'Açores',
  Lisbon: 'Lisboa',
  'Araba / Álava': 'Álava',
  Bizkaia: 'Vizcaya',
  Castelló: 'Castellón',
  Coruña: 'A Coruña',
  Gipuzkoa: 'Guipúzcoa',
  'Illes Balears': 'Baleares',
  València: 'Valencia',
}

/** One spelling per region, whichever source names it: the network filters by it. */
export function regionName(source: string): string {
  const name = source.trim().replace(/^(?:Prov[ií]ncia d[ea]|Province of) /, '')
  return saidAs[name] ?? name
}
