import { calendarDay } from '@podium/contract/calendar'
import type { Profile } from '@podium/contract/profiles'
import type { Competition } from '@podium/contract/season'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { call } from '../../client/index.ts'
import { OwnSeason } from '../../features/season/OwnSeason.tsx'
import { useReadSeason } from '../../features/season/useReadSeason.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'

const AchievementDialog = lazyDialog(
  () => import('../../features/achievements/AchievementDialog.tsx'),
)

/** An athlete's goals and competitions, and the way from a competition that is over to a result. */
export function OwnSeasonPart({ profile: { id, sport, own } }: { profile: Profile }) {
  const t = usePhrases(ownSeasonPhrases).competitions
  const { subject, open, close } = useDialogAbout<Competition>('competition-result')
  const readAgain = useReadSeason(id)
  const today = calendarDay(new Date())
  const takeAway = async (competition: Competition) => {
    const { deleteCompetition } = await import('@podium/contract/season')
    await call(deleteCompetition, { params: { id: competition.id } })
    await readAgain()
  }
  return (
    <>
      <OwnSeason
        athleteId={id}
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
            clubName: own?.clubs[0]?.clubCompositeKey.clubName ?? '',
          }}
          onAdded={() => takeAway(subject)}
          onClose={close}
        />
      )}
    </>
  )
}
