import { registerMediabunnyServer } from '@mediabunny/server'
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type VideoSample,
  VideoSampleSink,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import sharp, { type Sharp } from 'sharp'
import { type MediaFacts, type VideoJob, Flawed, type ProbeJob } from './media-jobs.ts'
import { writeShapes } from './pictures.ts'

/** Opens the decoders for videos; on the processor, as graphics drivers are not for strangers' bytes. */
export function openVideoDecoders(): void {
  registerMediabunnyServer({ hardwareContext: null })
}

// The still is taken a little into the video, where the first fade is over.
const posterSecond = 0.5

// What the last frame may fall short of the length the file tells.
const missingSeconds = 2

/** Looks whether a video can be used: it has a picture (or 24) and is whole (or 23). */
export function probeVideo({ from }: ProbeJob): Promise<MediaFacts> {
  return withVideo(from, factsOf)
}

/**
 * Takes the poster out of a video and writes the video anew: the same pictures and sound, without what
 * its camera wrote beside them (where it was made, by what).
 */
export function rewriteVideo(job: VideoJob): Promise<MediaFacts> {
  return withVideo(job.from, async (input, track) => {
    const facts = await factsOf(input, track)
    await writePoster(track, job)
    await remux(input, job)
    return facts
  })
}

async function withVideo<R>(
  from: string,
  work: (input: Input, track: InputVideoTrack) => Promise<R>,
): Promise<R> {
  const input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new Flawed((await input.getTracks()).length ? 'noPicture' : 'unreadable')
    return await work(input, track)
  } catch (error) {
    throw error instanceof Flawed ? error : new Flawed('unreadable', error)
  } finally {
    input.dispose()
  }
}

async function factsOf(input: Input, track: InputVideoTrack): Promise<MediaFacts> {
  const told = await input.getDurationFromMetadata()
  const found = await track.computeDuration()
  if (!found || (told && told - found > missingSeconds)) throw new Flawed('unreadable')
  await requireLastFrame(track)
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    durationMs: Math.round(found * 1000),
  }
}

/** A file that was cut off tells of frames that are not in it. */
async function requireLastFrame(track: InputVideoTrack): Promise<void> {
  const packets = new EncodedPacketSink(track)
  const last = await packets.getPacket(Number.POSITIVE_INFINITY)
  if (!last || last.data.byteLength === 0) throw new Flawed('unreadable')
}

async function writePoster(track: InputVideoTrack, { poster }: VideoJob): Promise<void> {
  const sink = new VideoSampleSink(track)
  const sample =
    (await sink.getSample(posterSecond)) ?? (await sink.getSample(await track.getFirstTimestamp()))
  if (!sample) throw new Flawed('noPicture')
  try {
    await writeShapes(await uprightPicture(sample), poster)
  } finally {
    sample.close()
  }
}

const rgba = { format: 'RGBA' } as VideoFrameCopyToOptions

async function uprightPicture(sample: VideoSample): Promise<Sharp> {
  const { codedWidth: width, codedHeight: height, rotation } = sample
  const pixels = Buffer.alloc(sample.allocationSize(rgba))
  await sample.copyTo(pixels, rgba)
  const raw = sharp(pixels, { raw: { width, height, channels: 4 } })
  return sharp(await raw.rotate(rotation).removeAlpha().png({ compressionLevel: 1 }).toBuffer())
}

async function remux(input: Input, { video, container }: VideoJob): Promise<void> {
  const output = new Output({
    format:
      container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(video),
  })
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false })
  if (!conversion.isValid) throw new Flawed('unreadable')
  await conversion.execute()
}
