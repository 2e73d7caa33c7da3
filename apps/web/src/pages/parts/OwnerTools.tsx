import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { WallButton } from '../../features/badge-wall/WallButton.tsx'
import { KitButton } from '../../features/media-kit/KitButton.tsx'
import { ShareButton } from '../../features/share/ShareButton.tsx'

/** What owners take along from their own page: its link, of an athlete also the media kit and the wall. */
export function OwnerTools({ profile }: { profile: Profile }) {
  const t = usePhrases(ownPagePhrases).manage
  const { id, role, own } = profile
  const name = personName(profile)
  const isHidden = own?.hiddenProfile ?? false
  return (
    <section className="stacked" aria-labelledby="take-along">
      <h2 id="take-along">{t.takeAlong}</h2>
      <div className="in-a-row">
        <ShareButton path={paths.profile(role, id)} name={name} isOwn isHidden={isHidden} />
        {role === 'ATHLETE' && (
          <>
            <KitButton athleteId={id} />
            <WallButton athleteId={id} name={name} isHidden={isHidden} />
          </>
        )}
      </div>
    </section>
  )
}
