import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { contactDetailsPhrases } from '@podium/phrases/contact-details'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { GlobeIcon, MailIcon, PhoneIcon, PinIcon } from '../../ui/icons/signs.tsx'
import { PlaceMap } from '../../shared/fields/PlaceMap.tsx'
import styles from './ContactDetails.module.css'

/**
 * How a company or a manager is reached, and where a manager is. Nothing of other roles
 * (`profile.views`).
 */
export function ContactDetails({ profile }: { profile: Profile }) {
  const t = usePhrases(contactDetailsPhrases)
  const { website, contactEmail, phone, address, location } = profile
  if (![website, contactEmail, phone, address, location].some(Boolean)) return null
  return (
    <section className="stacked" aria-label={t.of(personName(profile))}>
      <h2>{t.title}</h2>
      <ul role="list" className={styles.ways}>
        {website && (
          <li>
            <GlobeIcon />
            <a href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
              {shortAddress(website)}
              <span className="visually-hidden"> {t.newTab}</span>
            </a>
          </li>
        )}
        {contactEmail && (
          <li>
            <MailIcon />
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </li>
        )}
        {phone && (
          <li>
            <PhoneIcon />
            <a href={`tel:${phone}`}>{phone}</a>
          </li>
        )}
        {address && (
          <li>
            <PinIcon />
            {address}
          </li>
        )}
      </ul>
      {location && <Where profile={profile} location={location} />}
    </section>
  )
}

interface WhereProps {
  profile: Profile
  location: NonNullable<Profile['location']>
}

function Where({ profile, location }: WhereProps) {
  const t = usePhrases(contactDetailsPhrases)
  const { lat, lng, label } = location
  const elsewhere = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=14/${lat}/${lng}`
  return (
    <figure className="stacked-close">
      {useHydrated() ? (
        <PlaceMap
          point={location}
          label={t.map(personName(profile))}
          zoomInLabel={t.zoomIn}
          zoomOutLabel={t.zoomOut}
        />
      ) : (
        <div className={styles.noMap} />
      )}
      <figcaption className={styles.caption}>
        <PinIcon /> {label}
        <a href={elsewhere} target="_blank" rel="noopener noreferrer">
          {t.openMap}
          <span className="visually-hidden"> {t.newTab}</span>
        </a>
      </figcaption>
    </figure>
  )
}

/** "www.volta-foods.example/team" without what every address has. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
