import { useEffect, useState } from 'react'

/** In pixels: a part is reached once its heading is this near the top, below the bars. */
const reachedAt = 190

/** Which part of a page is being read, by id: the last that was reached, before that the first; at the foot the last. */
export function useSectionRead(ids: readonly string[]): string | undefined {
  const [reached, setReached] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const { scrollY, innerHeight } = window
      const isFoot = scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - 1
      const isReached = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && (isFoot || top < reachedAt)
      }
      setReached(all.split(' ').findLast(isReached))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [all])
  return reached ?? ids[0]
}
