import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { usePublicConfig } from '../../app/publicConfig.tsx'
import { useHydrated } from '../../app/useHydrated.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Menu, type MenuItem } from '../../ui/actions/Menu.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { fullName } from './profileTexts.ts'

/** Copies the page's link, mails it, or hands it to the device's own way of sharing. */
export function ShareMenu({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases).share
  const { publicUrl } = usePublicConfig()
  const url = publicUrl + paths.profile(profile.role, profile.id)
  const title = fullName(profile)
  const isHydrated = useHydrated()
  const items: MenuItem[] = [
    { label: t.copy, onSelect: () => void copy(url, t) },
    { label: t.mail, onSelect: () => window.location.assign(mailWith(title, url)) },
  ]
  if (isHydrated && 'share' in navigator) {
    items.push({ label: t.sheet, onSelect: () => void shareSheet({ title, url }) })
  }
  return <Menu items={items} trigger={(trigger) => <Button {...trigger}>{t.action}</Button>} />
}

async function copy(url: string, t: { copied: string; couldNotCopy: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success(t.copied)
  } catch {
    toast.error(t.couldNotCopy)
  }
}

function mailWith(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

async function shareSheet(page: { title: string; url: string }): Promise<void> {
  // Putting the sheet away counts as a refusal there; it is none here.
  await navigator.share(page).catch(() => undefined)
}
