/** So many pictures of a lane stand in the first sight of a page. */
const inSight = 2

/** How a picture at a place of a lane is fetched: the first at once and before scripts, the others as they are reached. */
export function fetchedAt(place: number) {
  const isFirst = place < inSight
  return {
    decoding: 'async',
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : 'auto',
  } as const
}
