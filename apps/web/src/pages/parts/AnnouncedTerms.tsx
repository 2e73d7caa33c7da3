import { useQuery } from '@tanstack/react-query'
import { termsPhrases } from '@podium/phrases/terms'
import { LegalLink } from '../../features/legal/LegalLink.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { homeRead } from '../../shared/waiting/waitingRead.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** From when on other terms apply, with the way to read them, until their day (`terms.announced`). */
export function AnnouncedTerms() {
  const t = usePhrases(termsPhrases)
  const { day } = useFormats()
  const announced = useQuery(homeRead).data?.announcedTerms
  if (!announced) return null
  return (
    <Notice>
      {t.announced(day(announced.from))}{' '}
      <LegalLink kind="terms" version={announced.version}>
        {t.readAnnounced}
      </LegalLink>
    </Notice>
  )
}
