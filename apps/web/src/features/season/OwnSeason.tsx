import type { ReactNode } from 'react'
import { seasonLimits } from '@podium/contract/limits'
import type { PersonCard } from '@podium/contract/people'
import type { Competition, Goal, OpenMatch } from '@podium/contract/season'
import type { Update } from '@podium/contract/updates'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { seasonPhrases } from '@podium/phrases/season'
import { useSession } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Menu } from '../../ui/actions/Menu.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { PencilIcon, PlusIcon, TrophyIcon } from '../../ui/icons/signs.tsx'
import { TrashIcon } from '../../ui/icons/workSigns.tsx'
import { CompetitionList } from './CompetitionList.tsx'
import { GoalList } from './GoalList.tsx'
import { seasonOf } from './queries.ts'
import type { DrawPicker } from './UpdateDialog.tsx'
import { UpdateList } from './UpdateList.tsx'
import styles from './season.module.css'

const CompetitionDialog = lazyDialog(() => import('./CompetitionDialog.tsx'))
const GoalDialog = lazyDialog(() => import('./GoalDialog.tsx'))
const UpdateDialog = lazyDialog(() => import('./UpdateDialog.tsx'))
const SeasonEnding = lazyDialog(() => import('./SeasonEnding.tsx'))

/** Updates shown where they are one part of many. */
const updatesAtFirst = 2

interface Props {
  athlete: Pick<PersonCard, 'id' | 'role' | 'name' | 'lastName'>
  /** Whether the athlete is under age, whoever looks after the page. */
  isProtected: boolean
  /** Whether the page is hidden from everybody else. */
  isHidden: boolean
  /** Draws the way to make a competition that is over into a result; from another feature. */
  drawResult: (competition: Competition) => ReactNode
  drawPicker: DrawPicker
}

/** An athlete's own goals, competitions and updates, to make, change and end. */
export function OwnSeason({ athlete, isProtected, isHidden, drawResult, drawPicker }: Props) {
  const { id: athleteId } = athlete
  const t = usePhrases(ownSeasonPhrases)
  const { title } = usePhrases(seasonPhrases)
  const { user } = useSession()
  const [data, instead] = useRead(seasonOf(athleteId), t.couldNotLoad, '12rem')
  return (
    <section className={styles.section} aria-labelledby="season-title">
      <h2 id="season-title">{title}</h2>
      {user?.protected && <LeftToOthers what="publish" />}
      {data && (
        <div className={styles.own}>
          <OwnGoals athleteId={athleteId} goals={data.goals} matches={data.matches} />
          <OwnCompetitions
            {...{ athleteId, isProtected, isHidden, drawResult }}
            competitions={data.competitions}
          />
          <OwnUpdates {...{ athlete, drawPicker }} updates={data.updates} />
        </div>
      )}
      {instead}
    </section>
  )
}

/** Goals and updates of who is protected are a guardian's (`minors.protected`). */
function useMayPublish(): boolean {
  return !useSession().user?.protected
}

interface OwnGoalsProps {
  athleteId: number
  goals: readonly Goal[]
  matches: readonly OpenMatch[]
}

function OwnGoals({ athleteId, goals, matches }: OwnGoalsProps) {
  const t = usePhrases(ownSeasonPhrases).goals
  const adding = useDialog('goal')
  const changing = useDialogAbout<Goal>('goal-change')
  const closing = useDialogAbout<Goal>('goal-close')
  const open = goals.filter(({ state }) => state === 'OPEN')
  const mayPublish = useMayPublish()
  const add = mayPublish && (
    <Button size="small" icon={<PlusIcon />} onClick={adding.open}>
      {t.add}
    </Button>
  )
  return (
    <div>
      <header className="two-ends">
        <h3 className={styles.subtitle}>{t.title}</h3>
        {goals.length > 0 && open.length < seasonLimits.openGoals && add}
      </header>
      <GoalList
        {...{ goals, matches }}
        drawActs={(goal) =>
          mayPublish &&
          goal.state !== 'CLOSED' && (
            <>
              <Button
                size="small"
                aria-label={t.changeOf(goal.title)}
                onClick={() => changing.open(goal)}
              >
                {t.change}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t.closeOf(goal.title)}
                onClick={() => closing.open(goal)}
              >
                {t.close}
              </Button>
            </>
          )
        }
      >
        {goals.length === 0 && (
          <EmptyState
            level={3}
            icon={<TrophyIcon />}
            title={t.empty}
            text={t.emptyText}
            action={add}
          />
        )}
      </GoalList>
      {adding.isOpen && <GoalDialog athleteId={athleteId} onClose={adding.close} />}
      {changing.subject && (
        <GoalDialog athleteId={athleteId} goal={changing.subject} onClose={changing.close} />
      )}
      {closing.subject && (
        <SeasonEnding
          {...{ athleteId, onClose: closing.close }}
          what="closeGoal"
          id={closing.subject.id}
          name={closing.subject.title}
        />
      )}
    </div>
  )
}

function OwnCompetitions({
  athleteId,
  isProtected,
  isHidden,
  competitions,
  drawResult,
}: Pick<Props, 'isProtected' | 'isHidden' | 'drawResult'> & {
  athleteId: number
  competitions: readonly Competition[]
}) {
  const t = usePhrases(ownSeasonPhrases).competitions
  const adding = useDialog('competition')
  const changing = useDialogAbout<Competition>('competition-change')
  const removing = useDialogAbout<Competition>('competition-remove')
  const add = (
    <Button size="small" icon={<PlusIcon />} onClick={adding.open}>
      {t.add}
    </Button>
  )
  return (
    <div>
      {competitions.length === 0 ? (
        <p className="two-ends">
          <span>{isProtected ? t.emptyKeptBack : t.empty}</span>
          {add}
        </p>
      ) : (
        <CompetitionList
          athleteId={athleteId}
          competitions={competitions}
          hasCalendar={!isProtected && !isHidden}
          act={add}
          drawActs={(competition) => (
            <span className={styles.acts}>
              {drawResult(competition)}
              <Menu
                trigger={(trigger) => (
                  <IconButton
                    {...trigger}
                    size="small"
                    label={t.actionsOf(competition.name)}
                    icon={<PencilIcon />}
                  />
                )}
                items={[
                  {
                    label: t.change,
                    icon: <PencilIcon />,
                    onSelect: () => changing.open(competition),
                  },
                  {
                    label: t.remove,
                    icon: <TrashIcon />,
                    onSelect: () => removing.open(competition),
                    danger: true,
                  },
                ]}
              />
            </span>
          )}
        />
      )}
      {adding.isOpen && <CompetitionDialog athleteId={athleteId} onClose={adding.close} />}
      {changing.subject && (
        <CompetitionDialog
          athleteId={athleteId}
          competition={changing.subject}
          onClose={changing.close}
        />
      )}
      {removing.subject && (
        <SeasonEnding
          {...{ athleteId, onClose: removing.close }}
          what="removeCompetition"
          id={removing.subject.id}
          name={removing.subject.name}
        />
      )}
    </div>
  )
}

function OwnUpdates({
  athlete,
  updates,
  drawPicker,
}: Pick<Props, 'athlete' | 'drawPicker'> & { updates: readonly Update[] }) {
  const t = usePhrases(ownSeasonPhrases).updates
  const { title } = usePhrases(seasonPhrases).updates
  const { number, date } = useFormats()
  const mayPublish = useMayPublish()
  const writing = useDialog('update')
  const removing = useDialogAbout<Update>('update-remove')
  return (
    <div>
      <header className="two-ends">
        <h3 className={styles.subtitle}>{title}</h3>
        {mayPublish && (
          <Button size="small" icon={<PlusIcon />} onClick={writing.open}>
            {t.write}
          </Button>
        )}
      </header>
      {updates.length === 0 ? (
        <p className={styles.purpose}>{t.empty}</p>
      ) : (
        <UpdateList
          {...{ athlete, updates }}
          atFirst={updatesAtFirst}
          drawActs={(update) => (
            <span className={styles.acts}>
              {update.told !== null && <small>{t.told(update.told, number(update.told))}</small>}
              {mayPublish && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t.removeOf(date(update.at))}
                  onClick={() => removing.open(update)}
                >
                  {t.remove}
                </Button>
              )}
            </span>
          )}
        />
      )}
      {writing.isOpen && (
        <UpdateDialog athleteId={athlete.id} drawPicker={drawPicker} onClose={writing.close} />
      )}
      {removing.subject && (
        <SeasonEnding
          {...{ athleteId: athlete.id, onClose: removing.close }}
          what="removeUpdate"
          id={removing.subject.id}
        />
      )}
    </div>
  )
}
