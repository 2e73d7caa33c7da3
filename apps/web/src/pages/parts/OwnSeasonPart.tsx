import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Profile } from '@podium/contract/profiles'
import type { Competition } from '@podium/contract/season'
import { seasonLimits } from '@podium/contract/limits'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { call, isMissing } from '../../client/index.ts'
import { MediaPicker } from '../../features/galleries/MediaPicker.tsx'
import { OwnSeason } from '../../features/season/OwnSeason.tsx'
import { useReadSeason } from '../../features/season/useReadSeason.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'

const AchievementDialog = lazyDialog(
  () => import('../../features/achievements/AchievementDialog.tsx'),
)

/** The club of an athlete's latest result in their sport; one of another sport has it not. */
function clubIn({ sport, own }: Profile): string {
  const keys = own?.clubs.map(({ clubCompositeKey }) => clubCompositeKey)
  return keys?.find((key) => key.sport === sport)?.clubName ?? ''
}

/** An athlete's goals, competitions and updates, and the way from a competition that is over to a result. */
export function OwnSeasonPart({ profile }: { profile: Profile }) {
  const { id, sport, own } = profile
  const t = usePhrases(ownSeasonPhrases).competitions
  const { subject, open, close } = useDialogAbout<Competition>('competition-result')
  const readAgain = useReadSeason(id)
  const today = calendarDay(thisMoment())
  const tell = useRefusals()
  // The result is saved by then: what fails here must not have it saved again.
  const takeAway = async (competition: Competition) => {
    try {
      const { deleteCompetition } = await import('@podium/contract/season')
      await call(deleteCompetition, { params: { id: competition.id } })
    } catch (error) {
      if (!isMissing(error)) await tell(error)
    }
    await readAgain()
  }
  return (
    <>
      <OwnSeason
        athlete={profile}
        isProtected={own?.protected ?? false}
        isHidden={own?.hiddenProfile ?? false}
        drawPicker={(picker) => (
          <MediaPicker
            owner={{ role: 'ATHLETE', id }}
            most={seasonLimits.updateMedia}
            {...picker}
          />
        )}
        drawResult={(competition) =>
          competition.date <= today && (
            <Button
              size="small"
              variant="primary"
              aria-label={t.resultOf(competition.name)}
              onClick={() => open(competition)}
            >
              {t.result}
            </Button>
          )
        }
      />
      {subject && (
        <AchievementDialog
          athleteId={id}
          sport={sport}
          bornOn={own?.dateOfBirth ?? null}
          begun={{
            competition: subject.name,
            date: subject.date,
            evidence: subject.link ?? '',
            clubName: clubIn(profile),
          }}
          onAdded={() => takeAway(subject)}
          onClose={close}
        />
      )}
    </>
  )
}
