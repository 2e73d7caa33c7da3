import type { Page } from '@playwright/test'

/** A file as a file chooser takes it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A photo drawn in the browser: nothing of the kind is kept with the journeys. */
export async function photo(page: Page, name: string, colour = 'teal'): Promise<ChosenFile> {
  const drawn = await page.evaluate(
    (fill) =>
      new Promise<string>((resolve) => {
        const canvas = document.createElement('canvas')
        canvas.width = 1200
        canvas.height = 800
        const context = canvas.getContext('2d')!
        context.fillStyle = fill
        context.fillRect(0, 0, canvas.width, canvas.height)
        resolve(canvas.toDataURL('image/jpeg', 0.8))
      }),
    colour,
  )
  return { name, mimeType: 'image/jpeg', buffer: bytesOf(drawn) }
}

/** A second of film, recorded in the browser. */
export async function recordVideo(page: Page, name: string): Promise<ChosenFile> {
  const recorded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const context = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const over = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 30; frame++) {
      context.fillStyle = `hsl(${frame * 12} 60% 50%)`
      context.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await over
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.readAsDataURL(new Blob(parts, { type: 'video/webm' }))
    })
  })
  return { name, mimeType: 'video/webm', buffer: bytesOf(recorded) }
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/** Chooses files behind a button, as a person does. */
export async function choose(page: Page, button: string, files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}
