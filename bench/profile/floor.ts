// The floor of bench/profile.ts: a bare node:http server that answers the same profile from one
// prepared statement, and checks nothing.
import { openFloorLines } from '../parts/floor-lines.ts'
import { serveFloor } from '../parts/floor-server.ts'

const line = await openFloorLines()

const text = `
  select people.id, people.role, people.name, people.last_name as "lastName", profiles.sport,
    profiles.club_name, people.region, people.country_code as "countryCode", profiles.phrase,
    profiles.biography, profiles.about_us as "aboutUs", profiles.objectives,
    extract(year from age(profiles.birth_date))::integer as age, profiles.weight_kg as weight,
    profiles.height_cm as height, profiles.sportest_score as "sportestScore", profiles.website,
    profiles.phone, people.public_address as address, profiles.location_lat, profiles.location_lng,
    profiles.location_label, profiles.avatar_id, profiles.cover_id,
    (select coalesce(json_agg(json_build_object('id', a.id, 'date', a.date,
        'competitionLevel', a.competition_level, 'ageGroup', a.age_group, 'result', a.result,
        'competition', a.competition, 'evidence', a.evidence, 'club', c.name)
        order by a.date desc, a.id desc), '[]')
      from achievements a join clubs c on c.id = a.club_id where a.athlete_id = people.id) as achievements
  from profiles join people on people.id = profiles.user_id
  where profiles.user_id = $1 and people.active and profiles.published and not profiles.hidden_by_admin`

async function profileOf(id: number) {
  const { rows } = await line().query({ name: 'profile', text, values: [id] })
  const { club_name, location_lat, location_lng, location_label, avatar_id, cover_id, ...row } =
    rows[0]
  const picture = (file: number | null, size: string) => ({
    id: file ?? 0,
    main: file ? `/files/${file}/${size}.webp` : null,
  })
  return {
    ...row,
    club: { clubCompositeKey: { clubName: club_name ?? '', sport: row.sport } },
    location: location_lat && { lat: location_lat, lng: location_lng, label: location_label },
    noindex: false,
    avatar: picture(avatar_id, 'avatar-512'),
    coverPhoto: picture(cover_id, 'cover-1600'),
    contactEmail: null,
    abilities: { edit: false, publish: false, achievements: false, gallery: false },
  }
}

serveFloor(async (request) => ({ body: await profileOf(Number(request.url?.split('/').at(-1))) }))
