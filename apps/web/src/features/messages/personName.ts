import type { PersonCard } from '@podium/contract/people'

/** Somebody's name; `nobody` for closed accounts and hidden profiles, which have none. */
export function personName({ name, lastName }: PersonCard, nobody: string): string {
  return `${name} ${lastName}`.trim() || nobody
}
