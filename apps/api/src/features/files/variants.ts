import {
  avatarSizes,
  coverSizes,
  gallerySizes,
  type PictureSize,
  pictureSizes,
} from '@podium/contract/pictures'
import { join } from 'node:path'
import type { Shape } from '../../platform/media/index.ts'
import type { FileRecord, Purpose } from './records.ts'

/** The sizes a picture is stored in for its purpose; a product and what proves something are shown like a gallery picture. */
const sizesFor = {
  AVATAR: avatarSizes,
  COVER: coverSizes,
  GALLERY: gallerySizes,
  PRODUCT: gallerySizes,
  PROOF: gallerySizes,
} as const

/** The shapes of a picture, to be written into a folder. */
export function shapesFor(purpose: Purpose, folder: string): Shape[] {
  return sizesFor[purpose].map((size) => ({
    path: join(folder, `${size}.webp`),
    ...pictureSizes[size],
  }))
}

/** The names under which a ready file's content is found. */
export function namesOf(file: Pick<FileRecord, 'purpose' | 'kind' | 'container'>): string[] {
  const pictures = sizesFor[file.purpose].map((size) => `${size}.webp`)
  return file.kind === 'VIDEO' ? [...pictures, videoName(file)] : pictures
}

/** The form of a ready file that comes closest to what was uploaded. */
export function bestNameOf(file: Pick<FileRecord, 'purpose' | 'kind' | 'container'>): string {
  return file.kind === 'VIDEO' ? videoName(file) : `${sizesFor[file.purpose].at(-1)}.webp`
}

export function videoName({ container }: Pick<FileRecord, 'container'>): string {
  return `video.${container ?? 'mp4'}`
}

/** The path under which a file's content is stored. */
export function folderOf(id: number): string {
  return `files/${id}`
}

export function keyOf(id: number, name: string): string {
  return `${folderOf(id)}/${name}`
}

/** The path under which a picture is stored in a size it was cut to. */
export function pictureKey(id: number, size: PictureSize): string {
  return keyOf(id, `${size}.webp`)
}

/** The path under which the largest size of a person's picture is stored. */
export function avatarKey(id: number): string {
  return pictureKey(id, 'avatar-512')
}

/** What a video is kept under until it was looked at. */
export const originalName = 'original'
