import { z } from 'zod'
import { mediaStates } from './files.ts'
import { id, idInPath, idParams } from './ids.ts'
import { textLimits } from './limits.ts'
import { freeText } from './fields.ts'
import { namesItsLaw, saidByAdmin } from './grounds.ts'
import { pageNumber, perPage } from './list.ts'
import { route } from './route.ts'

export const mediaTypes = ['IMAGE', 'VIDEO'] as const
export type MediaType = (typeof mediaTypes)[number]

/**
 * A photo or video of a gallery. `main` is what is shown large (a picture of the size `page`, or the
 * video), `thumbnail` a picture of the size `card`, `poster` the large still of a video; they are null
 * until the item is READY.
 */
export const media = z.object({
  id,
  mediaType: z.enum(mediaTypes),
  /** Others than the owner and admins see READY items only. */
  state: z.enum(mediaStates),
  /** Why a FAILED item failed: a code of the catalogue (23, 24). */
  errorCode: z.int().nullable(),
  main: z.string().nullable(),
  thumbnail: z.string().nullable(),
  poster: z.string().nullable(),
  /** Pixels. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Milliseconds; of a video. */
  durationMs: z.int().nullable(),
  caption: z.string().nullable(),
  altText: z.string().nullable(),
  /** ISO moment. */
  createdAt: z.string(),
  abilities: z.object({ edit: z.boolean() }),
})
export type Media = z.output<typeof media>

/** A picture or film among other things: ready, and with a page of its own to open. */
export const shownMedia = z.object({
  id,
  mediaType: z.enum(mediaTypes),
  /** A picture of the size `card`; of a film its still. */
  thumbnail: z.string(),
  /** A picture of the size `page`; of a film its still. */
  picture: z.string(),
  /** Pixels. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Milliseconds; of a film. */
  durationMs: z.int().nullable(),
  caption: z.string().nullable(),
  altText: z.string().nullable(),
})
export type ShownMedia = z.output<typeof shownMedia>

const mediaParams = z.object({ mediaId: idInPath })

function galleryCalls<const P extends string>(path: P) {
  return {
    list: route({
      method: 'GET',
      path: `/${path}/{id}/gallery`,
      summary: 'A gallery, newest first.',
      access: 'any',
      scope: 'PAGE',
      params: idParams,
      query: z.object({
        type: z.enum(mediaTypes).optional(),
        // All of it unless a page of it is asked for.
        _limit: perPage.optional(),
        _page: pageNumber,
      }),
      reply: z.array(media),
      total: 'header',
      refusals: ['userNotFound'],
      isAboutPeople: true,
    }),
    describe: route({
      method: 'PUT',
      path: `/${path}/gallery/{mediaId}`,
      summary:
        'Write the caption and the alternative text of an item; one that is left out stays, an empty one is taken away.',
      access: 'owner',
      scope: 'PAGE',
      params: mediaParams,
      body: z
        .object({
          caption: freeText(textLimits.caption),
          altText: freeText(textLimits.altText),
          ...saidByAdmin,
        })
        .refine(...namesItsLaw),
      reply: media,
      refusals: ['entityDoesNotExist'],
    }),
    remove: route({
      method: 'DELETE',
      path: `/${path}/gallery/{mediaId}`,
      summary: 'Take an item out of a gallery; it can be restored for ten minutes.',
      access: 'owner',
      scope: 'PAGE',
      params: mediaParams,
      query: z.object(saidByAdmin).refine(...namesItsLaw),
      status: 204,
      refusals: ['entityDoesNotExist'],
    }),
    restore: route({
      method: 'POST',
      path: `/${path}/gallery/{mediaId}/restore`,
      summary: 'Bring an item back that was deleted less than ten minutes ago.',
      access: 'owner',
      scope: 'PAGE',
      params: mediaParams,
      reply: media,
      status: 200,
      refusals: ['entityDoesNotExist', 'galleryFull'],
    }),
  }
}

export const athleteGallery = galleryCalls('athletes')
export const fanGallery = galleryCalls('fans')
export const managerGallery = galleryCalls('managers')
export const sponsorGallery = galleryCalls('sponsors')

/** The gallery calls of each role: `galleryOf[role].list`. */
export const galleryOf = {
  ATHLETE: athleteGallery,
  FAN: fanGallery,
  MANAGER: managerGallery,
  SPONSOR: sponsorGallery,
}
