import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { deliveriesPerPage, deliveriesRead, isOnItsWay } from './queries.ts'
import part from '../../shared/settings/part.module.css'

/** Milliseconds until the log is read again while something is on its way. */
const onItsWayMs = 1500

/** What was sent to an endpoint, page by page; each opens in its place (`webhooks.log`). */
export function DeliveryLog({ id }: { id: number }) {
  const t = usePhrases(webhooksPhrases)
  return (
    <section aria-labelledby="webhook-log" className={part.section}>
      <h3 id="webhook-log" className={part.title}>
        {t.log.title}
      </h3>
      <p className={part.lead}>{t.log.lead}</p>
      <Pages id={id} />
    </section>
  )
}

function Pages({ id }: { id: number }) {
  const t = usePhrases(webhooksPhrases)
  const [page, setPage] = useState(0)
  const [data, instead] = useRead(
    {
      ...deliveriesRead(id, page),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.list.some(isOnItsWay) ? onItsWayMs : false),
    },
    t.couldNotLoad,
    5,
  )
  if (!data) return instead
  if (data.total === 0) return <p>{t.log.none}</p>
  const pages = Math.ceil(data.total / deliveriesPerPage)
  return (
    <>
      <ul role="list" className={part.rows} aria-label={t.log.title}>
        {data.list.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {pages > 1 && (
        <div className={part.acts}>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t.log.newer}
          </Button>
          <span className={part.facts}>{t.log.at(page + 1, pages)}</span>
          <Button size="small" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {t.log.older}
          </Button>
        </div>
      )}
    </>
  )
}
