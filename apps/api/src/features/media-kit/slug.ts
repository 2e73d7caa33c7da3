/** A name as it can stand in the name of a file anywhere: `inês "Zé" Ção` is `ines-ze-cao`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return slug.slice(0, 60).replace(/-$/, '') || 'podium'
}
