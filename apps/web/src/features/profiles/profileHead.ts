import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { feedPath, oembedPath } from '@podium/contract/syndication-paths'
import type { MemberRole } from '@podium/contract/roles'
import { shortened } from '@podium/contract/shortened'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sportPhrases } from '@podium/phrases/sports'
import type { Head, HeadContext, PageHandle } from '../../shared/navigation/head.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'
import { storyOf } from './profileTexts.ts'

/** Longest description search engines show. */
const longest = 160

/** What a profile page says about itself, from what its loader has read. */
export function profileHandle(role: MemberRole): PageHandle {
  return {
    head: (context) => {
      const { queryClient, params } = context
      const wanted = profileRead(role, idIn(params.id))
      const profile = queryClient.getQueryData<Profile>(wanted.queryKey)
      return profile ? headOf(profile, context) : { title: context.config.productName }
    },
  }
}

function headOf(profile: Profile, context: HeadContext): Head {
  const what = whatOf(profile, context)
  const name = personName(profile)
  const t = profilesPhrases[context.language]
  const told = profile.phrase ?? storyOf(profile) ?? t.headDescription(name, what)
  const description = shortened(told, longest)
  const path = paths.profile(profile.role, profile.id)
  const { publicUrl } = context.config
  return {
    title: `${name}, ${what}`,
    description,
    type: 'profile',
    ...(!profile.noindex && { canonical: path }),
    image: `/files/card/${profile.role.toLowerCase()}/${profile.id}.png?lang=${context.language}`,
    ...(!profile.noindex && { elsewhere: elsewhere(profile, context) }),
    // What is not for search engines tells them nothing either.
    structuredData: profile.noindex
      ? []
      : [structuredData(profile, publicUrl, { description, url: publicUrl + path })],
  }
}

/** Its card for other sites, and an athlete's news to be followed (`pages.syndicated`). */
function elsewhere({ role, id }: Profile, { config }: HeadContext) {
  const page = config.publicUrl + paths.profile(role, id)
  return [
    { type: 'application/json+oembed', path: oembedPath(page) },
    ...(role === 'ATHLETE' ? [{ type: 'application/atom+xml', path: feedPath(id) }] : []),
  ]
}

/** "athlete, swimming": the role, and the sport where there is one. */
function whatOf({ role, sport }: Profile, { language }: HeadContext): string {
  const roleName = profilesPhrases[language].roles[role]
  return sport ? `${roleName} · ${sportPhrases[language][sport]}` : roleName
}

/** The person or the company, in the words of schema.org. */
function structuredData(
  profile: Profile,
  publicUrl: string,
  facts: { description: string; url: string },
): object {
  const { role, region, countryCode, avatar, name, lastName, sport } = profile
  const isCompany = role === 'SPONSOR'
  return {
    '@type': isCompany ? 'Organization' : 'Person',
    name: personName(profile),
    ...(!isCompany && { givenName: name, ...(lastName && { familyName: lastName }) }),
    ...facts,
    ...(avatar.main && { image: publicUrl + avatar.main }),
    ...((region || countryCode) && {
      [isCompany ? 'address' : 'homeLocation']: placeData(profile),
    }),
    ...(sport && { knowsAbout: sportPhrases.en[sport] }),
  }
}

function placeData({ role, region, countryCode }: Profile): object {
  const address = {
    '@type': 'PostalAddress',
    ...(region && { addressRegion: region }),
    ...(countryCode && { addressCountry: countryCode }),
  }
  return role === 'SPONSOR' ? address : { '@type': 'Place', address }
}
