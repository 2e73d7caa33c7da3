import type { NotificationFacts, NotificationKind } from '@podium/contract/notifications'

interface Phrases {
  somebody: string
  texts: Record<NotificationKind, (who: string, facts: NotificationFacts) => string>
}

/** What a bell or a device says of something; `who` is '' where nobody is named. */
export function toldOf(
  { texts, somebody }: Phrases,
  kind: NotificationKind,
  who: string,
  facts: NotificationFacts,
): string {
  if (who) return texts[kind](who, facts)
  return withSomebody(texts[kind](inside(somebody), facts), somebody)
}

/** "Somebody" as it stands inside a sentence. */
export const inside = (somebody: string): string => somebody.toLowerCase()

/** Words in which somebody stands as inside a sentence, with a capital where a sentence begins with them. */
export function withSomebody(words: string, somebody: string): string {
  const [small] = inside(somebody)
  return words.replaceAll(
    new RegExp(`(^|[.!?] )${small}(?=${somebody.slice(1)})`, 'g'),
    (start) => start.slice(0, -1) + somebody.charAt(0),
  )
}
