/** The query of an address with some of it changed; what is empty is left out. */
export function changedQuery(
  query: URLSearchParams,
  changes: Record<string, string | null | undefined>,
): { search: string } {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return { search: next.size ? `?${next}` : '' }
}
