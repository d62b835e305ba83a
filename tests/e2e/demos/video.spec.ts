import { expect, type Page, test } from '../support/test.ts'

/** The visible caption, if captions are on. */
const caption = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const track = video.textTracks[0]
    if (track?.mode !== 'showing') return ''
    return [...(track.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')).join()
  })

test('the video plays, pauses, shows captions and saves a frame', async ({ loggedInPage: page }) => {
  await page.goto('/video')
  const video = page.locator('video')
  await page.getByRole('button', { name: 'Reproduzir' }).click()
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0)
  await expect.poll(() => caption(page)).toBe('Amanhece no litoral.')
  await page.getByRole('button', { name: 'Ocultar legendas' }).click()
  await expect.poll(() => caption(page)).toBe('')
  await page.getByRole('button', { name: 'Guardar o quadro' }).click()
  await expect(page.getByRole('img', { name: 'Quadro guardado do vídeo' })).toBeVisible()
  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(video).toHaveJSProperty('paused', true)
})
