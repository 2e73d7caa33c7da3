import { thisMoment } from '@podium/contract/clock'
import { calendarDay } from '@podium/contract/calendar'
import type { Agreement, Deliverable } from '@podium/contract/agreements'
import { inSize } from '@podium/contract/picture-sizes'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckIcon, LinkIcon } from '../../ui/icons/signs.tsx'
import styles from './agreements.module.css'
import { nextFirst, shownOf } from './standing.ts'

const TickDialog = lazyDialog(() => import('./TickDialog.tsx'))
const CommentDialog = lazyDialog(() => import('./CommentDialog.tsx'))

/** What the athlete does, one by one: until when, whether it was done, and what shows it. */
export function Deliverables({ agreement }: { agreement: Agreement }) {
  const { deliverables: t, done } = usePhrases(agreementsPhrases)
  const list = shownOf(agreement)?.deliverables ?? []
  const ticked = list.filter(({ doneAt }) => doneAt !== null).length
  const ticking = useDialogAbout<Deliverable>('agreement-tick')
  const commenting = useDialogAbout<Deliverable>('agreement-comment')
  return (
    <section className={styles.part} aria-labelledby="agreement-deliverables">
      <div className={styles.partHeader}>
        <h2 id="agreement-deliverables">{t.title}</h2>
        {agreement.holds !== null && list.length > 0 && (
          <span className={styles.small}>{done(ticked, list.length)}</span>
        )}
      </div>
      {list.length === 0 && <p className="soft">{t.none}</p>}
      <ul role="list" className={styles.deliverables}>
        {nextFirst(list).map((one) => (
          <Row
            key={one.n}
            agreement={agreement}
            deliverable={one}
            onTick={() => ticking.open(one)}
            onComment={() => commenting.open(one)}
          />
        ))}
      </ul>
      {ticking.subject && (
        <TickDialog
          agreementId={agreement.id}
          deliverable={ticking.subject}
          onClose={ticking.close}
        />
      )}
      {commenting.subject && (
        <CommentDialog
          agreement={agreement}
          deliverable={commenting.subject}
          onClose={commenting.close}
        />
      )}
    </section>
  )
}

interface RowProps {
  agreement: Agreement
  deliverable: Deliverable
  onTick: () => void
  onComment: () => void
}

function Row({ agreement, deliverable, onTick, onComment }: RowProps) {
  const t = usePhrases(agreementsPhrases).deliverables
  const { day, date } = useFormats()
  const { title, due, doneAt } = deliverable
  const { abilities, state } = agreement
  const isLate = due !== null && !doneAt && state === 'ACCEPTED' && due < calendarDay(thisMoment())
  return (
    <li className={styles.deliverable} data-done={doneAt !== null}>
      <span className={agreement.holds === null ? styles.dot : styles.tick} aria-hidden="true">
        {doneAt && <CheckIcon />}
      </span>
      <div className={styles.deliverableWords}>
        <p>
          <strong>{title}</strong>
        </p>
        <p className={styles.small} data-late={isLate}>
          {doneAt
            ? t.doneOn(date(doneAt))
            : [due ? t.due(day(due)) : t.noDay, isLate && t.late].filter(Boolean).join(', ')}
        </p>
        <Proof deliverable={deliverable} />
        <Comment agreement={agreement} comment={deliverable.comment} />
      </div>
      <span className={styles.acts}>
        {abilities.tick && (
          <Button
            size="small"
            variant={doneAt ? 'quiet' : 'secondary'}
            aria-label={doneAt ? t.changeOf(title) : t.tickOf(title)}
            onClick={onTick}
          >
            {doneAt ? t.change : t.tick}
          </Button>
        )}
        {abilities.comment && doneAt && (
          <Button size="small" variant="quiet" aria-label={t.commentOf(title)} onClick={onComment}>
            {t.comment}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Where it can be seen that it was done. */
function Proof({ deliverable: { title, link, picture } }: { deliverable: Deliverable }) {
  const t = usePhrases(agreementsPhrases).deliverables
  return (
    <>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className={styles.proof}
          aria-label={t.proofOf(title, new URL(link).hostname)}
        >
          <LinkIcon />
          {new URL(link).hostname}
        </a>
      )}
      {picture?.main && (
        <a
          href={inSize(picture.main, 'full')}
          target="_blank"
          rel="noopener"
          className={styles.shot}
        >
          <img
            src={inSize(picture.main, 'card')}
            alt={t.picture(title)}
            loading="lazy"
            decoding="async"
          />
        </a>
      )}
    </>
  )
}

function Comment({ agreement, comment }: { agreement: Agreement; comment: string }) {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  const { supporter } = agreement
  if (!comment) return null
  const isOwn = user?.id === supporter.id
  return (
    <blockquote className={styles.comment}>
      <small>
        {isOwn
          ? t.deliverables.youCommented
          : t.deliverables.commented(personName(supporter) || t.left)}
      </small>
      <p>{comment}</p>
    </blockquote>
  )
}
