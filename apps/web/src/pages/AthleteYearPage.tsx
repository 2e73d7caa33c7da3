import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { AthleteYear } from '@podium/contract/years'
import { yearsPhrases } from '@podium/phrases/years'
import type { Head, HeadContext, PageHandle } from '../shared/navigation/head.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { idIn, profileRead } from '../shared/profiles/profileRead.ts'
import { useSession } from '../client/index.ts'
import { ShareButton } from '../features/share/ShareButton.tsx'
import { AthleteYearScreen } from '../features/years/AthleteYearScreen.tsx'
import { athleteYear, loadAthleteYear } from '../features/years/queries.ts'

export const loader = loadAthleteYear

export const handle: PageHandle = {
  head: (context) => {
    const { queryClient, params, language } = context
    const wanted = athleteYear(idIn(params.id), idIn(params.year))
    const shown = queryClient.getQueryData<AthleteYear>(wanted.queryKey)
    return shown ? headOf(shown, context) : { title: yearsPhrases[language].title }
  },
}

/** Its picture goes along where its link is shown; search engines have the athlete's page instead. */
function headOf({ athlete, year }: AthleteYear, { language }: HeadContext): Head {
  const t = yearsPhrases[language]
  const name = personName(athlete)
  const { id } = athlete
  return {
    title: t.titleOf(name, year),
    description: t.description(name, year),
    shared: paths.athleteYear({ id, year }),
    image: `/files/card/athlete/${id}/${year}.png?lang=${language}`,
  }
}

export function Component() {
  return <AthleteYearScreen drawShare={(year) => <Share shown={year} />} />
}

function Share({ shown: { athlete, year } }: { shown: AthleteYear }) {
  const t = usePhrases(yearsPhrases)
  const { user } = useSession()
  const { id } = athlete
  const name = personName(athlete)
  const isOwn = user?.id === id
  // A year is read by whom the page is there for.
  const { data: own } = useQuery({ ...profileRead('ATHLETE', id), enabled: isOwn })
  return (
    <ShareButton
      path={paths.athleteYear({ id, year })}
      {...{ name, isOwn }}
      isHidden={own?.own?.hiddenProfile ?? false}
      texts={{
        title: isOwn ? t.share.title : t.titleOf(name, year),
        message: t.share.message(name, year),
      }}
    />
  )
}
