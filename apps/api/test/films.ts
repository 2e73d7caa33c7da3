import { registerMediabunnyServer } from '@mediabunny/server'
import {
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSink,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny'

/** What a camera may write beside the pictures; nobody who watches is told. */
export const secretTitle = 'Rua Secreta 77'

const width = 320
const height = 180
const framesPerSecond = 10

/** A film drawn for a test: a few seconds of changing colours. */
export async function film(container: 'mp4' | 'webm', seconds = 2): Promise<Buffer> {
  registerMediabunnyServer({ hardwareContext: null })
  const target = new BufferTarget()
  const format = container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new VideoSampleSource({
    codec: container === 'mp4' ? 'vp9' : 'vp8',
    bitrate: 200_000,
  })
  output.addVideoTrack(source)
  output.setMetadataTags({ title: secretTitle })
  await output.start()
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    const sample = new VideoSample(Buffer.alloc(width * height * 4, (frame * 5) % 256), {
      format: 'RGBA',
      codedWidth: width,
      codedHeight: height,
      timestamp: frame / framesPerSecond,
      duration: 1 / framesPerSecond,
    })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** A second of silence in the container of a film: nothing in it can be seen. */
export async function sound(): Promise<Buffer> {
  registerMediabunnyServer({ hardwareContext: null })
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'opus', bitrate: 64_000 })
  output.addAudioTrack(source)
  await output.start()
  const sample = new AudioSample({
    data: new Float32Array(48_000),
    format: 'f32',
    numberOfChannels: 1,
    sampleRate: 48_000,
    timestamp: 0,
  })
  await source.add(sample)
  sample.close()
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** Decodes one frame of a film in MP4, and nothing else. */
export async function decodeStill(content: Buffer): Promise<void> {
  const input = new Input({ source: new BufferSource(content), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const sample = track && (await new VideoSampleSink(track).getSample(0.5))
  sample?.close()
  input.dispose()
}
