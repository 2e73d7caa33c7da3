import type { Profile } from '@podium/contract/profiles'
import { GallerySection } from '../../features/galleries/GallerySection.tsx'
import { fullName } from '../../features/profiles/profileTexts.ts'

/** The gallery of the page's owner. */
export function GalleryPart({ profile }: { profile: Profile }) {
  const { id, role, abilities } = profile
  return (
    <GallerySection owner={{ role, id }} name={fullName(profile)} mayFill={abilities.gallery} />
  )
}
