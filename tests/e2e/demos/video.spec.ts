import { expectAccessible } from '../support/axe.ts'
import { withMotion } from '../support/hold-motion.ts'
import { expect, type Page, test } from '../support/test.ts'

test.use(withMotion)

/** The visible caption, if captions are on. */
const caption = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const track = video.textTracks[0]
    if (track?.mode !== 'showing') return ''
    return [...(track.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')).join()
  })

test('the video plays, shows captions, saves a frame, and has its commands in one line on a phone', async ({
  loggedInPage: page,
}) => {
  await page.goto('/video')
  await test.step('the video plays, pauses, shows captions and saves a frame', async () => {
    const video = page.locator('video')
    await page.getByRole('button', { name: 'Reproduzir' }).click()
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
      .toBeGreaterThan(0)
    await expect.poll(() => caption(page)).toBe('Amanhece no litoral.')
    await page.getByRole('button', { name: 'Ocultar legendas' }).click()
    await expect.poll(() => caption(page)).toBe('')
    await page.getByRole('button', { name: 'Guardar o quadro' }).click()
    await expect(page.getByRole('img', { name: 'Quadro guardado do vídeo' })).toBeVisible()
    await page.getByRole('button', { name: 'Pausar' }).click()
    await expect(video).toHaveJSProperty('paused', true)
  })
  await test.step('on a phone the commands are one line, and a menu has the rest and the speed', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.reload()
    const video = page.locator('video')
    const bar = page.getByRole('slider', { name: 'Posição no vídeo' })
    await expect(bar).toHaveAttribute('aria-valuemax', '24')
    const commands = page.getByRole('group', { name: 'Comandos do vídeo' })
    const { height = 0 } = (await commands.boundingBox()) ?? {}
    expect(height, 'one line').toBeLessThan(56)
    await page.getByRole('button', { name: 'Mais comandos' }).press('Enter')
    // The menu keeps its keys.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Avançar 10 segundos' })).toHaveAttribute(
      'data-highlighted',
    )
    await page.keyboard.press('Enter')
    await expect(bar).toHaveAttribute('aria-valuenow', '10')
    await page.getByRole('button', { name: 'Mais comandos' }).click()
    await page.getByRole('menuitemradio', { name: '1,5×' }).click()
    await expect(video).toHaveJSProperty('playbackRate', 1.5)
    await page.getByRole('button', { name: 'Mais comandos' }).click()
    await expect(page.getByRole('menuitemradio', { name: '1,5×' })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Guardar o quadro' }).click()
    await expect(page.getByRole('img', { name: 'Quadro guardado do vídeo' })).toBeVisible()
  })
})

test('the player seeks, follows its keys, remembers settings, and recovers from a failure', async ({
  loggedInPage: page,
  pageErrors,
}) => {
  await page.route('**/day-*.webm', (route) => route.abort())
  await page.goto('/video')
  await expect(page.getByText('O vídeo não carregou')).toBeVisible()
  await page.unroute('**/day-*.webm')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('O vídeo não carregou')).toBeHidden()
  expect(pageErrors.splice(0).every((text) => text.includes('Failed to load resource'))).toBe(true)

  const video = page.locator('video')
  const bar = page.getByRole('slider', { name: 'Posição no vídeo' })
  await expect(bar).toHaveAttribute('aria-valuemax', '24')
  await bar.focus()
  await page.keyboard.press('ArrowRight')
  await expect(bar).toHaveAttribute('aria-valuetext', '5 segundos de 24 segundos')
  await page.keyboard.press('Home')
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  await page
    .getByRole('list', { name: 'Capítulos' })
    .getByRole('button', { name: /Chapada/ })
    .click()
  await expect(bar).toHaveAttribute('aria-valuenow', '12')
  await bar.hover({ position: { x: 20, y: 12 } })
  await expect(bar.getByText(/^0:0\d$/)).toBeVisible()

  await page.getByRole('group', { name: /^Reprodutor/ }).focus()
  await page.keyboard.press('m')
  await expect(video).toHaveJSProperty('muted', true)
  await page.keyboard.press('>')
  await expect(video).toHaveJSProperty('playbackRate', 1.25)
  await page.keyboard.press('j')
  await expect(bar).toHaveAttribute('aria-valuenow', '2')
  await page.keyboard.press('k')
  await expect(video).toHaveJSProperty('paused', false)
  await page.keyboard.press(' ')
  await expect(video).toHaveJSProperty('paused', true)
  await page.setViewportSize({ width: 1280, height: 800 })
  const tools = page.getByRole('group', { name: 'Comandos do vídeo' })
  const overhang = await tools.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overhang, 'px that the commands stick out').toBeLessThanOrEqual(0)
  await page.getByLabel('Velocidade').selectOption('2')
  await page.reload()
  await expect(video).toHaveJSProperty('playbackRate', 2)
  await expect(page.getByRole('button', { name: 'Ligar o som' })).toBeVisible()

  await page.getByRole('button', { name: 'Assistir: Ipês ao entardecer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ipês ao entardecer' })
  await expect(dialog.locator('video')).toHaveAttribute('src', /#t=12,18$/)
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Carregar o vídeo' }).click()
  await expect(page.locator('video')).toHaveCount(2)
  await page.getByRole('button', { name: 'Fundo em movimento', exact: true, pressed: true }).click()
  const isStill = { name: 'Fundo em movimento', exact: true, pressed: false }
  await expect(page.getByRole('button', isStill)).toBeVisible()
  await expectAccessible(page)
})
